// Writes page.json: the ONE landing-page document every peer renders. Own copy (Indonesian).
import { writeFileSync } from 'node:fs'
const t = (type, props) => ({ type, props })
const lessons = [
  ['Membaca data tanpa takut angka', '14 menit', true],
  ['Menyiapkan lembar kerja yang rapi', '18 menit', true],
  ['Rumus yang dipakai setiap hari', '22 menit', false],
  ['Membersihkan data pelanggan', '26 menit', false],
  ['Tabel pivot untuk laporan mingguan', '24 menit', false],
  ['Grafik yang mudah dimengerti', '19 menit', false],
  ['Dasbor penjualan satu halaman', '31 menit', false],
  ['Menghitung laba per produk', '21 menit', false],
  ['Meramal stok bulan depan', '27 menit', false],
  ['Otomatisasi laporan berulang', '29 menit', false],
  ['Presentasi hasil dalam lima menit', '16 menit', false],
  ['Proyek akhir: toko kopi Bu Ratna', '45 menit', false],
].map(([title, duration, free]) => ({ title, duration, free }))
const benefits = [
  [
    'Belajar sambil praktik',
    'Setiap pelajaran memakai berkas latihan dari toko sungguhan, jadi Anda langsung mencoba, bukan hanya menonton.',
  ],
  [
    'Bahasa sehari-hari',
    'Istilah teknis dijelaskan dengan contoh warung, kos, dan toko daring yang dekat dengan keseharian.',
  ],
  ['Akses selamanya', 'Bayar satu kali. Semua pembaruan materi dan berkas latihan baru bisa Anda unduh kapan saja.'],
  ['Grup tanya jawab', 'Mentor membalas pertanyaan di grup setiap hari kerja pukul 09.00 sampai 17.00 WIB.'],
  ['Sertifikat kelulusan', 'Selesaikan proyek akhir dan dapatkan sertifikat yang bisa dilampirkan di lamaran kerja.'],
  ['Garansi 14 hari', 'Tidak cocok? Kirim satu e-mail, uang kembali utuh tanpa pertanyaan berbelit.'],
].map(([title, text], i) => ({ title, text, icon: ['★', '✓', '∞', '☎', '✎', '↺'][i] }))
const testimonials = [
  [
    'Wulan Anggraini',
    'Admin toko daring, Sleman',
    'Laporan Senin pagi yang dulu makan tiga jam sekarang selesai sebelum kopi saya dingin.',
  ],
  [
    'Bagus Prakoso',
    'Pemilik bengkel, Malang',
    'Baru kali ini saya tahu produk mana yang sebenarnya rugi. Harga jual langsung saya perbaiki.',
  ],
  [
    'Nadia Siregar',
    'Staf keuangan, Medan',
    'Penjelasannya pelan dan runtut. Saya tidak lagi malu bertanya soal rumus di kantor.',
  ],
  [
    'Yusuf Halim',
    'Mahasiswa, Makassar',
    'Proyek akhirnya saya pakai sebagai portofolio dan diterima magang dua minggu kemudian.',
  ],
  [
    'Ketut Sari',
    'Pengelola vila, Ubud',
    'Dasbor satu halaman itu sekarang dibuka semua staf setiap pagi. Sederhana tetapi mengubah kerja kami.',
  ],
  [
    'Rini Maulida',
    'Guru SMK, Banjarmasin',
    'Materinya saya bawa ke kelas. Murid lebih cepat paham karena contohnya dekat dengan mereka.',
  ],
].map(([name, role, quote]) => ({ name, role, quote }))
const faq = [
  [
    'Apakah pemula bisa ikut?',
    'Bisa. Pelajaran pertama dimulai dari membuka lembar kerja kosong, tanpa prasyarat apa pun.',
  ],
  [
    'Perangkat apa yang dibutuhkan?',
    'Laptop atau komputer dengan browser modern. Ponsel cukup untuk menonton, tetapi latihan lebih nyaman di layar besar.',
  ],
  [
    'Berapa lama saya harus menyelesaikan kelas?',
    'Tidak ada batas waktu. Rata-rata peserta selesai dalam empat minggu dengan dua jam belajar per minggu.',
  ],
  ['Apakah ada sesi langsung?', 'Ada, setiap Sabtu pertama tiap bulan. Rekamannya diunggah pada hari yang sama.'],
  [
    'Bagaimana cara membayar?',
    'Transfer bank, dompet digital, atau QRIS. Konfirmasi masuk otomatis dalam beberapa menit.',
  ],
  [
    'Apakah boleh dipakai satu tim?',
    'Harga ini untuk satu orang. Untuk tim berisi lima orang atau lebih, hubungi kami untuk harga khusus.',
  ],
  [
    'Apakah sertifikatnya diakui?',
    'Sertifikat diterbitkan oleh kami dan memuat tautan proyek akhir, sehingga perekrut dapat memeriksa hasil kerja Anda.',
  ],
  [
    'Bagaimana jika saya tidak puas?',
    'Ajukan pengembalian dalam 14 hari sejak pembelian. Uang kembali utuh ke rekening asal.',
  ],
].map(([q, a]) => ({ q, a }))
const rich = `<h2>Kenapa laporan selalu terlambat?</h2><p>Banyak usaha kecil punya <strong>data yang lengkap</strong> tetapi tidak sempat membacanya. Catatan penjualan ada di aplikasi kasir, stok ada di buku tulis, dan biaya iklan tersebar di tiga tempat. Akhirnya keputusan diambil dengan <em>kira-kira</em>.</p><p>Di kelas ini kita menyatukan semuanya dalam satu lembar kerja yang bisa dirawat siapa saja. Anda akan belajar:</p><ul><li>mengambil data dari kasir dan marketplace,</li><li>merapikan nama barang yang ditulis dengan banyak cara,</li><li>menghitung laba bersih setelah potongan dan ongkos kirim,</li><li>menyajikan hasilnya dalam satu halaman.</li></ul><p>Semua berkas contoh boleh Anda ubah dan pakai untuk usaha sendiri. Lihat <a href="#materi">daftar materi</a> untuk rinciannya.</p>`
const img = (n, alt) => ({ src: `/img/foto-${n}.jpg`, width: 1200, height: 800, alt })
const sections = [
  t('headline', {
    kicker: 'Kelas daring • 12 pelajaran',
    title: 'Kuasai Data Usaha dalam Empat Minggu',
    text: 'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang.',
  }),
  t('titleImage', {
    title: 'Dari catatan berantakan menjadi dasbor satu halaman',
    image: img(1, 'Peserta kelas menyusun dasbor penjualan'),
    caption: 'Contoh hasil proyek akhir peserta angkatan ketiga.',
  }),
  t('titleVideo', {
    title: 'Tonton perkenalan kelas (2 menit)',
    poster: img(2, 'Cuplikan video perkenalan kelas'),
    href: 'https://video.example/kelas-data',
    label: 'Putar video',
  }),
  t('backgroundFull', {
    title: 'Waktu Anda terlalu berharga untuk salin-tempel',
    text: 'Lebih dari 2.400 peserta sudah menghemat rata-rata enam jam kerja setiap minggu.',
    image: img(3, ''),
    cta: 'Lihat materi',
    href: '#materi',
  }),
  t('imageText', {
    side: 'left',
    title: 'Latihan dari toko sungguhan',
    html: '<p>Kami memakai data penjualan toko kopi Bu Ratna selama satu tahun. Ada retur, ada diskon, ada nama barang yang salah ketik. Persis seperti data Anda.</p><p>Setiap berkas disertai kunci jawaban dan catatan langkah.</p>',
    image: img(4, 'Meja kasir toko kopi dengan laptop'),
  }),
  t('imageText', {
    side: 'right',
    title: 'Dibimbing mentor yang pernah di posisi Anda',
    html: '<p>Mentor kami mengelola toko, gudang, dan tim kecil sebelum mengajar. Mereka tahu rasanya menutup buku pukul sebelas malam.</p><p>Tanyakan apa saja di grup, jawaban datang pada hari kerja yang sama.</p>',
    image: img(5, 'Mentor menjelaskan grafik kepada peserta'),
  }),
  t('richText', { html: rich }),
  t('materials', {
    title: 'Materi lengkap',
    text: 'Dua belas pelajaran, total hampir lima jam, bisa diulang kapan saja.',
    lessons,
    image: img(6, 'Tampilan ruang belajar daring'),
  }),
  t('benefits', { title: 'Yang Anda dapatkan', items: benefits }),
  t('testimonials', { title: 'Cerita peserta', items: testimonials }),
  t('pricing', {
    title: 'Satu harga, akses selamanya',
    price: 'Rp349.000',
    oldPrice: 'Rp899.000',
    points: ['12 pelajaran video', '38 berkas latihan', 'Grup tanya jawab', 'Sertifikat', 'Garansi 14 hari'],
    cta: 'Daftar sekarang',
    href: '#daftar',
    image: img(7, 'Paket kelas dan berkas latihan'),
  }),
  t('faq', { title: 'Pertanyaan yang sering diajukan', items: faq }),
  t('links', {
    title: 'Tautan lain',
    items: [
      ['Panduan peserta', '/panduan'],
      ['Jadwal sesi langsung', '/jadwal'],
      ['Kanal video', 'https://video.example/kanal'],
      ['Kebijakan pengembalian', '/pengembalian'],
      ['Hubungi kami', '/kontak'],
    ].map(([label, href]) => ({ label, href })),
  }),
  t('register', {
    title: 'Siap membaca angka usaha Anda?',
    text: 'Pendaftaran angkatan berikutnya ditutup hari Minggu pukul 20.00 WIB.',
    cta: 'Daftar kelas',
    href: '/daftar',
    image: img(8, ''),
  }),
].map((s, i) => ({ id: `s${i + 1}`, ...s }))
export const page = {
  lang: 'id',
  title: 'Kuasai Data Usaha dalam Empat Minggu',
  description: 'Kelas praktik data untuk usaha kecil: 12 pelajaran, berkas latihan, mentor, dan garansi 14 hari.',
  font: 'Poppins',
  sections,
}
// n sections: the same 14 repeated with fresh ids
export const bigPage = (n) => ({
  ...page,
  sections: Array.from({ length: n }, (_, i) => ({ ...structuredClone(sections[i % 14]), id: `s${i + 1}` })),
})
if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('make-page.mjs')) {
  const d = new URL('.', import.meta.url).pathname
  writeFileSync(d + 'page.json', JSON.stringify(page, null, 1))
  for (const n of [14, 100, 500]) writeFileSync(d + `page-${n}.json`, JSON.stringify(bigPage(n)))
}
