// Messages that pages contain; apart from the table, so that pages do not load all of it.
export const badRequest = { status: 400, message: 'Permintaan tidak dapat dibaca.' } as const
export const methodNotAllowed = {
  status: 405,
  message: 'Cara permintaan ini tidak dilayani di alamat tersebut.',
} as const

/** Every error code: its HTTP status and the message for people. Details for logs are separate. */
export const errorTable = {
  bad_request: badRequest,
  not_signed_in: { status: 401, message: 'Sesi Anda sudah berakhir. Silakan masuk lagi.' },
  not_authentic: { status: 401, message: 'Pesan ini tidak berasal dari gateway pembayaran.' },
  wrong_credentials: { status: 401, message: 'E-mail atau kata sandi tidak cocok.' },
  /** Both are answered to who has the right password only. */
  account_blocked: { status: 403, message: 'Akun ini sedang diblokir. Hubungi kami agar dapat dibuka lagi.' },
  account_closed: {
    status: 403,
    message: 'Akun ini sudah ditutup. Untuk membukanya lagi, pakai tautan di e-mail penutupan yang kami kirim.',
  },
  not_allowed: { status: 403, message: 'Akun Anda tidak memiliki akses ke bagian ini.' },
  second_factor_needed: {
    status: 403,
    message: 'Aktifkan verifikasi dua langkah dahulu. Sebelum itu, akun ini belum membuka apa pun.',
  },
  /** A Super Admin looks at the site as a learner. */
  view_only: {
    status: 403,
    message: 'Anda sedang melihat sebagai orang lain, jadi tidak ada yang dapat diubah. Akhiri dahulu.',
  },
  view_hidden: { status: 403, message: 'Bagian ini tidak ditampilkan saat melihat sebagai orang lain.' },
  foreign_origin: { status: 403, message: 'Permintaan ini tidak berasal dari halaman kami.' },
  google_refused: {
    status: 403,
    message: 'Akun Google ini tidak dapat dipakai di sini. Masuk dengan e-mail dan kata sandi, atau hubungi kami.',
  },
  not_found: { status: 404, message: 'Yang Anda cari tidak ada atau sudah dihapus.' },
  live_begun: { status: 404, message: 'Siaran ini sudah mulai, jadi tidak ada lagi yang perlu diingatkan.' },
  vacancy_closed: { status: 404, message: 'Lowongan ini sudah ditutup.' },
  form_closed: { status: 404, message: 'Formulir ini sudah tidak dibuka.' },
  method_not_allowed: methodNotAllowed,
  body_too_slow: { status: 408, message: 'Data tidak selesai terkirim. Periksa sambungan Anda, lalu coba lagi.' },
  second_factor_is_on: { status: 409, message: 'Verifikasi dua langkah akun ini sudah aktif.' },
  second_factor_is_duty: {
    status: 409,
    message: 'Peran Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.',
  },
  field_conflict: { status: 409, message: 'Isian yang sama juga diubah di tempat lain. Pilih versi yang dipakai.' },
  section_removed: { status: 409, message: 'Bagian ini sudah dihapus dari halaman.' },
  item_removed: { status: 409, message: 'Isian ini sudah dihapus dari halaman.' },
  reload_needed: {
    status: 409,
    message: 'Halaman ini disunting dengan versi yang lebih baru. Muat ulang untuk melanjutkan.',
  },
  /** The same idempotency key was sent before; its run changed something and lost its answer. */
  request_interrupted: {
    status: 409,
    message: 'Permintaan ini sudah dijalankan, tetapi jawabannya terputus. Periksa hasilnya sebelum mengirim lagi.',
  },
  version_conflict: { status: 409, message: 'Halaman ini sudah berubah. Muat ulang untuk melihat yang terbaru.' },
  change_taken: {
    status: 409,
    message: 'Perubahan ini sudah tersimpan dengan isi atau pengirim yang lain. Muat ulang untuk melanjutkan.',
  },
  approval_outdated: {
    status: 409,
    message: 'Halaman ini berubah sejak persetujuannya diminta. Periksa yang terbaru sebelum menerbitkannya.',
  },
  fixed_page: {
    status: 409,
    message: 'Halaman situs selalu ada: alamatnya tetap, dan halamannya tidak dapat diturunkan atau dihapus.',
  },
  experiment_running: { status: 409, message: 'Halaman ini sedang diuji. Hentikan atau selesaikan uji itu dahulu.' },
  experiment_ended: { status: 409, message: 'Uji ini sudah berakhir.' },
  experiment_not_published: { status: 409, message: 'Terbitkan halaman ini dahulu, lalu mulai ujinya.' },
  experiment_without_variants: {
    status: 409,
    message: 'Halaman yang terbit belum punya varian. Pilih “Uji bagian ini” pada satu bagian, lalu terbitkan.',
  },
  experiment_unpublished_changes: {
    status: 409,
    message: 'Ada perubahan yang belum terbit. Terbitkan atau urungkan dahulu, lalu tetapkan pemenangnya.',
  },
  experiment_variant_gone: {
    status: 409,
    message: 'Varian ini sudah tidak ada di halaman, jadi tidak dapat dipakai. Muat ulang untuk melihat yang terbaru.',
  },
  last_super_admin: { status: 409, message: 'Harus ada paling sedikit satu Super Admin yang aktif.' },
  own_account: {
    status: 409,
    message: 'Akun sendiri tidak dapat diubah di sini. Minta Super Admin lain melakukannya.',
  },
  user_merged: { status: 409, message: 'Akun ini sudah digabungkan. Muat ulang untuk melihat yang tersisa.' },
  invitation_accepted: { status: 409, message: 'Undangan ini sudah diterima.' },
  invitation_open: { status: 409, message: 'Undangan ini belum diterima. Batalkan undangannya.' },
  approval_answered: { status: 409, message: 'Permintaan persetujuan ini sudah dijawab.' },
  synced_section_changed: {
    status: 409,
    message: 'Bagian tersinkron ini sudah diperbarui di tempat lain. Muat ulang untuk melihat yang terbaru.',
  },
  library_full: {
    status: 409,
    message: 'Sudah terlalu banyak yang disimpan. Hapus yang tidak dipakai dahulu.',
  },
  setting_changed: {
    status: 409,
    message: 'Pengaturan ini diubah di tempat lain sejak Anda membukanya. Pilih isian yang dipakai.',
  },
  sellable_changed: {
    status: 409,
    message: 'Orang lain mengubah ini sejak Anda membukanya. Pilih isian yang dipakai.',
  },
  already_owned: { status: 409, message: 'Anda sudah memiliki ini, jadi tidak perlu membelinya lagi.' },
  has_access: { status: 409, message: 'Orang ini sudah punya akses ke kelas ini.' },
  lesson_closed: { status: 409, message: 'Materi ini belum dibuka.' },
  lesson_not_seen: {
    status: 409,
    message: 'Materi ini selesai sendiri setelah Anda menonton atau membacanya sampai akhir.',
  },
  quiz_closed: {
    status: 409,
    message: 'Kuis ini sudah Anda luluskan, atau semua kesempatannya sudah dipakai.',
  },
  quiz_changed: {
    status: 409,
    message: 'Kuis ini berubah sejak Anda membukanya. Periksa lagi jawabannya, lalu kirim.',
  },
  assignment_closed: { status: 409, message: 'Tugas ini sudah diterima, jadi tidak perlu dikirim lagi.' },
  assignment_changed: {
    status: 409,
    message: 'Tugas ini sudah dikirim dari jendela lain. Periksa lagi, lalu kirim ulang.',
  },
  submission_replaced: {
    status: 409,
    message: 'Peserta sudah mengirim ulang tugas ini. Nilai kirimannya yang terbaru.',
  },
  learner_without_course: {
    status: 409,
    message: 'Akses peserta ini ke kelasnya sudah berakhir, jadi tugas dan kuisnya tidak dapat diubah.',
  },
  attempt_not_needed: {
    status: 409,
    message: 'Percobaan ini tidak perlu dibuka: peserta masih punya kesempatan, atau sudah lulus.',
  },
  not_for_sale: { status: 409, message: 'Ini sedang tidak dijual.' },
  package_not_sold: { status: 422, message: 'Paket ini tidak dapat dibeli. Pilih paket 1, 3, atau 6 bulan.' },
  recurring_closed: { status: 409, message: 'Pembelian paket partner sedang ditutup.' },
  not_a_partner: { status: 409, message: 'Paket ini untuk mitra. Akun Anda belum terhubung dengan mitra mana pun.' },
  already_subscribed: { status: 409, message: 'Paket Anda masih aktif dan diperpanjang pada waktunya.' },
  /** It has ended, or was cancelled already. */
  subscription_over: { status: 409, message: 'Langganan ini sudah dihentikan.' },
  sale_not_open: { status: 409, message: 'Penjualannya belum dibuka.' },
  sale_ended: { status: 409, message: 'Penjualannya sudah ditutup.' },
  sold_out: { status: 409, message: 'Kursinya sudah habis. Pesanan ini tidak dibuat.' },
  way_to_pay_closed: { status: 409, message: 'Cara bayar ini sedang tidak dapat dipakai. Pilih yang lain.' },
  /** What the buyer saw is not what it costs now. */
  price_changed: {
    status: 409,
    message: 'Harganya berubah sejak Anda membukanya. Periksa ringkasan terbaru, lalu lanjutkan.',
  },
  second_admin_needed: {
    status: 409,
    message: 'Anda sudah mengonfirmasi jumlah ini. Transfer sebesar ini menunggu konfirmasi admin lain.',
  },
  buyer_gone: { status: 409, message: 'Akun pembelinya sudah dihapus, jadi tidak ada yang dapat dikirimi.' },
  gateway_away: { status: 503, message: 'Gateway pembayaran sedang tidak menjawab. Coba lagi sebentar lagi.' },
  coupon_refused: { status: 409, message: 'Kupon ini tidak dapat dipakai, jadi pesanan belum dibuat.' },
  refund_changed: {
    status: 409,
    message: 'Sudah ada pengembalian lain untuk pesanan ini. Periksa sisanya, lalu coba lagi.',
  },
  nothing_to_refund: { status: 409, message: 'Tidak ada uang yang dapat dikembalikan untuk pesanan ini.' },
  refund_is_sent: { status: 409, message: 'Pengembalian ini sudah dikirim atau sedang dalam perjalanan.' },
  certificate_revoked: { status: 409, message: 'Sertifikat ini sudah dicabut.' },
  certificate_valid: { status: 409, message: 'Sertifikat ini masih berlaku.' },
  /** The account's name is none, or in a script that no font here has. */
  certificate_unnamed: {
    status: 409,
    message: 'Sertifikat butuh nama lengkap dalam huruf Latin. Perbarui nama di profil, lalu terbitkan ulang.',
  },
  case_decided: { status: 409, message: 'Kasus ini sudah diputuskan. Muat ulang halamannya.' },
  case_not_deliverable: {
    status: 409,
    message: 'Pesanan ini tidak dapat diberikan lagi: sudah lunas, sudah dimiliki, atau kursinya habis.',
  },
  order_not_waiting: { status: 409, message: 'Pesanan ini sudah tidak menunggu pembayaran. Muat ulang halamannya.' },
  content_changed: {
    status: 409,
    message: 'Orang lain mengubah ini sejak Anda membukanya. Pilih isian yang dipakai.',
  },
  order_changed: {
    status: 409,
    message: 'Orang lain mengubah urutan ini sejak Anda membukanya. Periksa urutan terbaru, lalu pindahkan lagi.',
  },
  still_used: { status: 409, message: 'Ini masih dipakai, jadi tidak dihapus. Nonaktifkan saja.' },
  redirect_taken: { status: 409, message: 'Alamat ini sudah dialihkan.' },
  link_taken: { status: 409, message: 'Tautan ini sudah dipakai halaman lain.' },
  version_kept: {
    status: 409,
    message: 'Halaman belum berubah sejak versi terakhir yang Anda beri nama. Ganti namanya di Riwayat.',
  },
  versions_full: {
    status: 409,
    message: 'Satu halaman menyimpan paling banyak 100 versi bernama. Hapus yang tidak dipakai lagi.',
  },
  thread_full: {
    status: 409,
    message: 'Percakapan ini sudah penuh. Tutup percakapan ini, lalu mulai yang baru.',
  },
  threads_full: {
    status: 409,
    message: 'Halaman ini sudah memiliki 500 percakapan. Hapus yang tidak diperlukan lagi.',
  },
  media_in_use: { status: 409, message: 'Media ini masih dipakai, jadi tidak dihapus.' },
  folder_taken: { status: 409, message: 'Sudah ada folder dengan nama ini di tempat yang sama.' },
  folder_not_empty: { status: 409, message: 'Folder ini masih berisi. Pindahkan isinya dahulu.' },
  label_taken: { status: 409, message: 'Sudah ada label dengan nama ini.' },
  act_undone: { status: 409, message: 'Tindakan ini sudah diurungkan.' },
  import_not_applied: { status: 409, message: 'Impor ini belum diterapkan, jadi belum ada yang diurungkan.' },
  act_taken: { status: 409, message: 'Tindakan ini sudah tersimpan dengan isi atau pengirim yang lain.' },
  job_not_failed: {
    status: 409,
    message: 'Pekerjaan ini sedang menunggu, berjalan, atau sudah selesai. Hanya yang gagal dapat dijalankan lagi.',
  },
  job_waiting: {
    status: 409,
    message: 'Pekerjaan yang sama sudah menunggu giliran, jadi tidak perlu dijalankan lagi.',
  },
  job_unknown: { status: 409, message: 'Pekerjaan ini berasal dari versi lain dan tidak dapat dijalankan di sini.' },
  chunk_conflict: {
    status: 409,
    message: 'Bagian berkas ini sudah diterima dengan isi yang lain. Ulangi unggahan dari awal.',
  },
  already_undone: { status: 409, message: 'Penggantian ini sudah diurungkan.' },
  google_cancelled: { status: 422, message: 'Masuk dengan Google dibatalkan.' },
  google_failed: { status: 422, message: 'Masuk dengan Google tidak berhasil. Coba sekali lagi.' },
  passkey_refused: {
    status: 422,
    message: 'Passkey ini tidak dapat dipakai. Coba sekali lagi, atau masuk dengan e-mail dan kata sandi.',
  },
  link_reserved: { status: 422, message: 'Tautan ini dipakai oleh sistem.' },
  invalid_input: { status: 422, message: 'Ada isian yang perlu diperbaiki.' },
  experiment_other_variants: { status: 422, message: 'Pembagian pengunjung tidak cocok dengan varian yang terbit.' },
  not_finished: { status: 422, message: 'Halaman belum siap terbit.' },
  not_a_picture: { status: 422, message: 'Berkas ini bukan gambar JPEG, PNG, WebP, AVIF, atau GIF.' },
  heic_picture: {
    status: 422,
    message: 'Foto HEIC dari iPhone belum didukung. Simpan dahulu sebagai JPEG, lalu unggah lagi.',
  },
  too_many_pixels: { status: 422, message: 'Gambar paling besar 40 megapiksel.' },
  too_narrow: {
    status: 422,
    message: 'Gambar ini terlalu sempit: satu sisinya paling panjang 20 kali sisi yang lain.',
  },
  not_a_film: {
    status: 422,
    message: 'Video ini rusak atau tidak dapat dibaca. Simpan lagi sebagai MP4, lalu unggah.',
  },
  not_a_page_file: {
    status: 422,
    message: 'Berkas ini bukan hasil ekspor halaman Naikkelas, atau sudah rusak.',
  },
  newer_page_file: {
    status: 422,
    message: 'Berkas ini dibuat dengan versi Naikkelas yang lebih baru, jadi belum dapat diimpor di sini.',
  },
  workbook_too_long: {
    status: 422,
    message: 'Berkas Excel memuat paling banyak 50.000 prospek. Persempit saringannya atau pilih CSV.',
  },
  message_settled: {
    status: 409,
    message: 'Pesan ini sudah diselesaikan, atau pembayarannya sudah ditemukan. Muat ulang halaman.',
  },
  month_not_next: {
    status: 409,
    message: 'Bulan ini sudah ditutup, atau ada bulan sebelumnya yang belum. Muat ulang halaman.',
  },
  month_running: {
    status: 409,
    message: 'Bulan ini belum selesai. Buku dapat ditutup mulai satu jam setelah bulannya berakhir.',
  },
  month_not_latest: {
    status: 409,
    message: 'Hanya bulan yang terakhir ditutup yang dapat dibuka lagi.',
  },
  books_broken: {
    status: 409,
    message: 'Ada aturan buku besar yang dilanggar, jadi bulan ini belum dapat ditutup.',
  },
  difference_decided: {
    status: 409,
    message: 'Perbedaan ini sudah diselesaikan. Muat ulang halaman.',
  },
  sheet_too_long: {
    status: 422,
    message: 'Berkas Excel memuat paling banyak 1.000.000 baris. Persempit saringannya atau pilih CSV.',
  },
  export_too_long: {
    status: 422,
    message: 'Berkas Excel memuat paling banyak 50.000 baris. Persempit saringannya atau pilih CSV.',
  },
  wrong_password: { status: 422, message: 'Kata sandi saat ini tidak cocok.' },
  body_too_large: { status: 413, message: 'Data yang dikirim terlalu besar.' },
  picture_too_large: { status: 413, message: 'Gambar paling besar 25 MB.' },
  page_file_too_large: { status: 413, message: 'Berkas halaman paling besar 200 MB.' },
  upload_too_large: { status: 413, message: 'Berkas ini terlalu besar.' },
  file_too_large: { status: 413, message: 'File harus di bawah 500MB' },
  unsupported_type: { status: 415, message: 'Jenis isi permintaan ini tidak didukung.' },
  foreign_host: { status: 421, message: 'Alamat ini tidak dilayani di sini.' },
  too_many: { status: 429, message: 'Terlalu banyak percobaan. Coba lagi nanti.' },
  too_many_uploads: {
    status: 429,
    message: 'Paling banyak 3 unggahan sekaligus. Selesaikan atau batalkan salah satunya dahulu.',
  },
  internal: { status: 500, message: 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.' },
  busy: { status: 503, message: 'Server sedang sibuk. Coba lagi sebentar lagi.' },
  disk_full: { status: 507, message: 'Ruang penyimpanan penuh. Hubungi administrator.' },
} as const

export type ErrorCode = keyof typeof errorTable

/** One invalid input, with the message shown beside it. */
export interface FieldIssue {
  /** Dotted path in the request's body, query or parameters. */
  path: string
  message: string
}

/** `data` of an error response. */
export interface ErrorData {
  code: ErrorCode
  fields?: FieldIssue[]
  /** Both values of a conflict. */
  mine?: unknown
  theirs?: unknown
  /** A free link similar to the requested one. */
  suggestion?: string
  /**
   * The rejected change and the place it concerns; the changes before it are applied (`accepted`), those after it were
   * not tried.
   */
  changeId?: string
  sectionId?: string | null
  /** Keys and item ids from the section's content, or `theme`, `seo`, `offer` and a key. */
  path?: readonly string[]
  accepted?: string[]
  headVersion?: number
}

/** The envelope of every response. `status` equals the HTTP status, except for GET guide (product.md, reading a). */
export interface Envelope<Data> {
  status: number
  message: string
  data: Data
}
