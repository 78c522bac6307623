#include "cli/decoder.hpp"

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace zapis::cli {
namespace {

using Status = Decoder::Status;
using Result = Decoder::Result;

/// What a hostile file may ask for; `xz -9` wants 65 MiB.
constexpr std::uint64_t most_memory = std::uint64_t{256} << 20U;

/// The libraries' structures count in `unsigned`, and want pointers that aren't const.
constexpr std::size_t most_at_once = std::size_t{1} << 30U;

class GzipDecoder : public Decoder {
 public:
  GzipDecoder() {
    constexpr int gzip_alone = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, gzip_alone) != Z_OK) throw std::bad_alloc();
  }
  ~GzipDecoder() override { inflateEnd(&stream_); }

  void start() override { inflateReset(&stream_); }

  Result decode(std::string_view in, char* out, std::size_t room) override {
    in = in.substr(0, most_at_once);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): zlib only reads it
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data()));
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out);
    stream_.avail_out = static_cast<uInt>(room);
    const int said = inflate(&stream_, Z_NO_FLUSH);
    const Result result{Status::more, in.size() - stream_.avail_in, room - stream_.avail_out};
    if (said == Z_STREAM_END) return {Status::end, result.used, result.made};
    if (said == Z_OK || said == Z_BUF_ERROR) return result;
    if (said == Z_MEM_ERROR) return {Status::too_large, result.used, result.made};
    const std::string_view reason = stream_.msg != nullptr ? stream_.msg : "";
    const bool at_end = reason == "incorrect data check" || reason == "incorrect length check";
    return {at_end ? Status::wrong_checksum : Status::damaged, result.used, result.made};
  }

 private:
  z_stream stream_{};
};

class Bzip2Decoder : public Decoder {
 public:
  Bzip2Decoder() { init(); }
  ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }

  void start() override {
    BZ2_bzDecompressEnd(&stream_);
    init();
  }

  Result decode(std::string_view in, char* out, std::size_t room) override {
    in = in.substr(0, most_at_once);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): bzip2 only reads it
    stream_.next_in = const_cast<char*>(in.data());
    stream_.avail_in = static_cast<unsigned>(in.size());
    stream_.next_out = out;
    stream_.avail_out = static_cast<unsigned>(room);
    const int said = BZ2_bzDecompress(&stream_);
    Result result{Status::damaged, in.size() - stream_.avail_in, room - stream_.avail_out};
    if (said == BZ_OK) result.status = Status::more;
    if (said == BZ_STREAM_END) result.status = Status::end;
    if (said == BZ_MEM_ERROR) result.status = Status::too_large;
    return result;
  }

 private:
  void init() {
    stream_ = {};
    if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK) throw std::bad_alloc();
  }

  bz_stream stream_{};
};

class XzDecoder : public Decoder {
 public:
  ~XzDecoder() override { lzma_end(&stream_); }

  void start() override {
    if (lzma_stream_decoder(&stream_, most_memory, 0) != LZMA_OK) throw std::bad_alloc();
  }

  Result decode(std::string_view in, char* out, std::size_t room) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out);
    stream_.avail_out = room;
    const lzma_ret said = lzma_code(&stream_, LZMA_RUN);
    Result result{Status::damaged, in.size() - stream_.avail_in, room - stream_.avail_out};
    if (said == LZMA_OK || said == LZMA_BUF_ERROR) result.status = Status::more;
    if (said == LZMA_STREAM_END) result.status = Status::end;
    if (said == LZMA_MEM_ERROR || said == LZMA_MEMLIMIT_ERROR) result.status = Status::too_large;
    return result;
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

class ZstdDecoder : public Decoder {
 public:
  ZstdDecoder() : stream_(ZSTD_createDStream(), ZSTD_freeDStream) {
    if (stream_ == nullptr) throw std::bad_alloc();
  }

  void start() override { wanted_ = ZSTD_initDStream(stream_.get()); }

  Result decode(std::string_view in, char* out, std::size_t room) override {
    // Where a block is damaged, zstd gives nothing at all: it gets no more than one at a time.
    ZSTD_inBuffer from{in.data(), std::min(in.size(), wanted_), 0};
    ZSTD_outBuffer to{out, room, 0};
    const std::size_t said = ZSTD_decompressStream(stream_.get(), &to, &from);
    Result result{Status::more, from.pos, to.pos};
    if (ZSTD_isError(said) != 0) {
      const ZSTD_ErrorCode code = ZSTD_getErrorCode(said);
      result.status =
          code == ZSTD_error_checksum_wrong ? Status::wrong_checksum
          : code == ZSTD_error_frameParameter_windowTooLarge || code == ZSTD_error_memory_allocation
              ? Status::too_large
              : Status::damaged;
    } else if (said == 0) {
      result.status = Status::end;
    } else {
      wanted_ = said;
    }
    return result;
  }

 private:
  std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream*)> stream_;
  std::size_t wanted_ = 0;
};

}  // namespace

std::unique_ptr<Decoder> make_decoder(Packing packing) {
  switch (packing) {
    case Packing::gzip:
      return std::make_unique<GzipDecoder>();
    case Packing::bzip2:
      return std::make_unique<Bzip2Decoder>();
    case Packing::xz:
      return std::make_unique<XzDecoder>();
    case Packing::zstd:
      return std::make_unique<ZstdDecoder>();
    default:
      return nullptr;
  }
}

}  // namespace zapis::cli
