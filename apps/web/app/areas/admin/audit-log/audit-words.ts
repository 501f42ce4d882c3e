/** What the last word of an address does; other addresses are added to, changed or deleted by their method. */
const verbs: Readonly<Record<string, string>> = {
  access: 'Mengubah hak akses',
  apply: 'Menerapkan',
  approve: 'Menyetujui',
  'change-status': 'Mengubah status',
  block: 'Memblokir',
  cancel: 'Membatalkan',
  contact: 'Melihat kontak',
  'create-many': 'Membuat banyak',
  simulate: 'Mencoba',
  anonymize: 'Menghapus data pribadi',
  'audit-exports': 'Mengekspor',
  'transaction-exports': 'Mengekspor',
  'user-exports': 'Mengekspor',
  crop: 'Memotong',
  duplicate: 'Menggandakan',
  end: 'Mengakhiri',
  hide: 'Menyembunyikan',
  merge: 'Menggabungkan',
  move: 'Memindahkan',
  options: 'Meminta',
  password: 'Mengganti kata sandi',
  publish: 'Menerbitkan',
  recheck: 'Mencocokkan dengan gateway',
  reinstate: 'Mengaktifkan lagi',
  reopen: 'Membuka lagi',
  'reset-second-factor': 'Mengatur ulang verifikasi dua langkah',
  resolve: 'Menyelesaikan',
  remove: 'Menghapus',
  resend: 'Mengirim ulang e-mail',
  restore: 'Memulihkan',
  reissue: 'Menerbitkan ulang',
  retry: 'Mengirim ulang',
  revoke: 'Mencabut',
  return: 'Mengembalikan',
  'run-again': 'Menjalankan lagi',
  secret: 'Mengganti kunci',
  show: 'Menampilkan lagi',
  stop: 'Menghentikan',
  suspend: 'Menangguhkan',
  transfer: 'Mencatat transfer',
  trash: 'Membuang',
  undo: 'Mengurungkan',
  unblock: 'Membuka blokir',
  unpublish: 'Menarik dari tayangan',
  update: 'Memperbarui',
  verify: 'Memverifikasi',
  view: 'Melihat sebagai',
  winner: 'Menetapkan pemenang',
  confirm: 'Mengaktifkan',
  compare: 'Mencocokkan',
  decide: 'Memutuskan',
  settle: 'Menyelesaikan',
  close: 'Menutup',
}

/** Words that mean something else where they are done to this. */
const verbsOfNoun: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transactions: { confirm: 'Mengonfirmasi' },
}

const methodVerbs: Readonly<Record<string, string>> = {
  POST: 'Menambah',
  PATCH: 'Mengubah',
  PUT: 'Mengubah',
  DELETE: 'Menghapus',
}

const nouns: Readonly<Record<string, string>> = {
  answer: 'jawaban pertanyaan materi',
  'access-grants': 'akses kelas dari tim',
  'ad-costs': 'biaya iklan',
  admins: 'admin',
  announcements: 'pengumuman',
  applicants: 'pelamar',
  approvals: 'permintaan persetujuan',
  'assignment-submissions': 'tugas peserta',
  'audit-exports': 'log audit',
  banners: 'banner dan pop-up',
  'bulk-actions': 'tindakan massal',
  'catalogue-orders': 'urutan katalog',
  categories: 'kategori',
  'certificate-templates': 'templat sertifikat',
  certificates: 'sertifikat',
  'chat-rotations': 'rotasi WhatsApp',
  'check-ins': 'kehadiran',
  collections: 'koleksi kelas',
  comments: 'komentar',
  downloads: 'berkas unduhan',
  experiments: 'uji A/B',
  'film-lessons': 'materi video',
  'extra-attempts': 'percobaan kuis tambahan',
  'feature-flags': 'fitur',
  files: 'berkas',
  instructors: 'pengajar',
  invitation: 'undangan admin',
  jobs: 'pekerjaan',
  'landing-page': 'halaman landing',
  'landing-pages': 'halaman landing',
  'lead-deliveries': 'kiriman webhook',
  'lead-recipients': 'penerima kabar prospek',
  'lead-webhooks': 'webhook prospek',
  leads: 'prospek',
  'list-views': 'tampilan daftar',
  'lesson-questions': 'pertanyaan materi',
  lessons: 'isi materi',
  many: 'banyak halaman',
  marking: 'penilaian tugas',
  measurement: 'pengukuran',
  media: 'media',
  'media-folders': 'folder media',
  'media-replacements': 'penggantian gambar',
  'notice-settings': 'pemberitahuan',
  notes: 'catatan pengguna',
  // Now in the catalogue; its entries remain.
  offers: 'penawaran',
  'old-addresses': 'alamat lama',
  'opt-out': 'status berhenti dihubungi',
  outline: 'silabus kelas',
  'page-folders': 'folder halaman',
  'page-imports': 'halaman dari berkas',
  'page-labels': 'label halaman',
  partners: 'mitra',
  passkeys: 'passkey',
  password: 'akun sendiri',
  'payment-cases': 'kasus pembayaran',
  'pixel-secrets': 'token pengiklan',
  previews: 'tautan pratinjau',
  price: 'harga',
  'price-actions': 'perubahan harga massal',
  'recovery-codes': 'kode pemulihan',
  redirects: 'pengalihan',
  refunds: 'pengembalian dana',
  replacements: 'penggantian gambar',
  replies: 'balasan komentar',
  reply: 'jawaban ulasan',
  reviews: 'ulasan',
  subscriptions: 'langganan partner',
  'saved-sections': 'bagian tersimpan',
  schedule: 'jadwal terbit',
  'scheduled-changes': 'perubahan terjadwal',
  'section-imports': 'bagian dari berkas',
  'second-factor': 'verifikasi dua langkah',
  'sellable-imports': 'impor katalog',
  sellables: 'isi katalog',
  sessions: 'sesi',
  'short-links': 'tautan pendek',
  'site-parts': 'header dan footer',
  'site-settings': 'pengaturan situs',
  suspicion: 'tanda spam',
  'synced-sections': 'bagian tersinkron',
  synonyms: 'sinonim pencarian',
  'user-view': 'tampilan sebagai pengguna',
  'tax-invoice': 'nomor faktur pajak',
  'transaction-exports': 'transaksi',
  transactions: 'transaksi',
  'user-exports': 'pengguna',
  tutorials: 'tutorial',
  highlights: 'sorotan',
  'gateway-differences': 'perbedaan laporan gateway',
  'gateway-messages': 'pesan gateway',
  'gateway-reports': 'laporan gateway',
  'month-closings': 'buku bulanan',
  promotions: 'promosi',
  coupons: 'kupon',
  'legal-texts': 'ketentuan',
  'live-sessions': 'siaran langsung',
  users: 'pengguna',
  uses: 'pemakaian bagian tersinkron',
  'utm-presets': 'kampanye tersimpan',
  vacancies: 'lowongan',
  versions: 'versi',
  'weekly-mail': 'e-mail mingguan',
}

/** Forms of the site's settings, which stand behind their noun. */
const settingGroups = new Set(['brand', 'contact', 'legal', 'bank', 'tax', 'limits', 'menu'])

/** What an entry is about: `landing-pages` reads “halaman landing”. */
export const recordWords = (recordType: string) => nouns[recordType] ?? recordType

/** Every kind of record, by its words. */
export const recordTypes = Object.entries(nouns)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'id'))

/** What was done: `POST /admin/landing-pages/{pageId}/publish` reads “Menerbitkan halaman landing”. */
export function actionWords(endpoint: string): string {
  const [method = '', address = ''] = endpoint.split(' ')
  if (method === 'job') return 'Perubahan terjadwal berlaku'
  const words = address.split('/').filter((word) => word !== '' && word !== 'admin' && !word.startsWith('{'))
  const last = words.findLast((word) => !settingGroups.has(word)) ?? ''
  const verb = verbsOfNoun[words.at(-2) ?? '']?.[last] ?? verbs[last]
  if (verb === undefined) return `${methodVerbs[method] ?? method} ${recordWords(last)}`
  // A deed is named behind what it is done to, unless it says both.
  const noun = nouns[last] ?? recordWords(words.at(-2) ?? '')
  return last === 'password' ? verb : `${verb} ${noun}`
}

/** Words of an address that nothing here explains; a test looks for them in every endpoint. */
export const unexplained = (endpoint: string): string[] => {
  const words = (endpoint.split(' ')[1] ?? '').split('/').filter((word) => word !== '' && !word.startsWith('{'))
  return words.slice(1).filter((word) => !(word in nouns) && !(word in verbs) && !settingGroups.has(word))
}
