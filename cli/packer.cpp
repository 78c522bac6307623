#include "cli/packer.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <cerrno>
#include <utility>

namespace zapis::cli {
namespace {

void set_format(archive* to, Packing packing) {
  if (packing == Packing::zip) {
    archive_write_set_format_zip(to);
    return;
  }
  archive_write_set_format_raw(to);
  if (packing == Packing::gzip) {
    archive_write_add_filter_gzip(to);
    // The same games make the same file, today and tomorrow.
    archive_write_set_filter_option(to, "gzip", "timestamp", nullptr);
  } else if (packing == Packing::bzip2) {
    archive_write_add_filter_bzip2(to);
  } else if (packing == Packing::xz) {
    archive_write_add_filter_xz(to);
  } else {
    archive_write_add_filter_zstd(to);
  }
}

}  // namespace

Packer::Packer(Packing packing, const std::string& member, Sink sink)
    : sink_(std::move(sink)), archive_(archive_write_new(), archive_write_free) {
  archive* const to = archive_.get();
  set_format(to, packing);
  archive_write_set_bytes_in_last_block(to, 1);  // no padding
  const auto write = [](archive* from, void* self, const void* data,
                        std::size_t size) -> la_ssize_t {
    auto& packer = *static_cast<Packer*>(self);
    if (packer.sink_({static_cast<const char*>(data), size})) return static_cast<la_ssize_t>(size);
    packer.sink_failed_ = true;
    archive_set_error(from, EIO, "%s", "");
    return ARCHIVE_FATAL;
  };
  const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(),
                                                                       archive_entry_free);
  constexpr unsigned short everyone_reads = 0644;
  archive_entry_set_pathname(entry.get(), member.c_str());
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  archive_entry_set_perm(entry.get(), everyone_reads);
  if (archive_write_open(to, this, nullptr, write, nullptr) != ARCHIVE_OK ||
      archive_write_header(to, entry.get()) != ARCHIVE_OK) {
    keep_error();
  }
}

Packer::~Packer() {
  archive_write_fail(archive_.get());  // nothing more reaches the sink
}

bool Packer::keep_error() {
  if (sink_failed_) return false;
  const char* const said = archive_error_string(archive_.get());
  error_ = said != nullptr ? said : "can't be compressed";
  return false;
}

bool Packer::write(std::string_view bytes) {
  if (sink_failed_ || !error_.empty()) return false;
  while (!bytes.empty()) {
    const la_ssize_t count = archive_write_data(archive_.get(), bytes.data(), bytes.size());
    if (count <= 0) return keep_error();
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool Packer::finish() {
  if (sink_failed_ || !error_.empty()) return false;
  return archive_write_close(archive_.get()) == ARCHIVE_OK || keep_error();
}

}  // namespace zapis::cli
