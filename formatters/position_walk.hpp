// A visitor of the tape between the walk and a writer's own: it knows the positions, writes FEN
// comments where they are wanted, and draws diagrams where the game asks for them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "formatters/diagram_request.hpp"
#include "formatters/replay.hpp"
#include "zapis/fen.hpp"
#include "zapis/game.hpp"

namespace zapis {

/// Can the writer draw? Then it has diagram(position, flip, caption).
template <typename Visitor>
concept DrawsDiagrams = requires(Visitor& visitor, const Position& position) {
  visitor.diagram(position, false, std::string_view());
};

template <typename Visitor>
class PositionWalk {
 public:
  PositionWalk(const Game& game, bool fen_comments, Visitor& visitor)
      : replay_(game.start), fen_comments_(fen_comments), visitor_(visitor) {}

  void move(const MoveFacts& facts) {
    write_fen_comment();
    visitor_.move(facts);
    replay_.play(facts);
    owes_fen_ = fen_comments_;
  }
  void nag(std::uint32_t number) {
    if (!draw(diagram_of_nag(number))) visitor_.nag(number);
  }
  void comment(std::string_view text) {
    write_fen_comment();
    if (!draw(diagram_of_comment(text))) visitor_.comment(text);
  }
  void variation_begin() {
    write_fen_comment();
    visitor_.variation_begin();
    replay_.enter();
  }
  void variation_end() {
    write_fen_comment();
    visitor_.variation_end();
    replay_.leave();
  }
  void result(std::string_view text) {
    write_fen_comment();
    visitor_.result(text);
  }
  void raw(std::string_view text) {
    write_fen_comment();
    visitor_.raw(text);
  }
  /// To be called at the end of the tape.
  void finish() { write_fen_comment(); }

 private:
  /// Behind the glyphs of the move.
  void write_fen_comment() {
    if (!owes_fen_) return;
    owes_fen_ = false;
    fen_.clear();
    write_fen(replay_.now(), FenStyle::x_fen, fen_);
    visitor_.comment(fen_);
  }
  /// Inside variations requests stay as they are: a board would tear the text apart.
  bool draw(const std::optional<DiagramRequest>& request) {
    if constexpr (DrawsDiagrams<Visitor>) {
      if (!request || replay_.in_variation()) return false;
      write_fen_comment();
      if (!request->comment.empty()) visitor_.comment(request->comment);
      visitor_.diagram(replay_.now(), request->flip, request->caption);
      return true;
    } else {
      return false;
    }
  }

  Replay replay_;
  bool fen_comments_;
  bool owes_fen_ = false;
  std::string fen_;
  Visitor& visitor_;
};

}  // namespace zapis
