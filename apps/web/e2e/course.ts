/**
 * The course page that the journeys compose: what a marketer of this field writes, word for word. Its eight photographs
 * are drawn by the browser when the journeys run.
 */

export interface Photo {
  /** Of the eight, counted from 1. */
  number: number
  /** Empty for one that only decorates. */
  alt: string
}

/** Where a button or link of the page leads: an address, or another section of the page. */
export type Target = string | { section: 'materi' | 'daftar' }

/** A paragraph's words, or a list's items; a marked run of words carries what is done to it. */
export type Run = string | { bold: string } | { italic: string } | { link: string; target: Target }
export type Block = readonly Run[] | { list: readonly string[] }

const photo = (number: number, alt: string): Photo => ({ number, alt })

export const course = {
  opening: {
    kicker: 'Kelas daring • 12 pelajaran',
    title: 'Kuasai Data Usaha dalam Empat Minggu',
    text: 'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang.',
  },
  result: {
    title: 'Dari catatan berantakan menjadi dasbor satu halaman',
    photo: photo(1, 'Peserta kelas menyusun dasbor penjualan'),
    caption: 'Contoh hasil proyek akhir peserta angkatan ketiga.',
  },
  film: {
    title: 'Tonton perkenalan kelas (2 menit)',
    poster: photo(2, 'Cuplikan video perkenalan kelas'),
    address: 'https://video.example/kelas-data',
    label: 'Putar video',
  },
  time: {
    title: 'Waktu Anda terlalu berharga untuk salin-tempel',
    text: 'Lebih dari 2.400 peserta sudah menghemat rata-rata enam jam kerja setiap minggu.',
    photo: photo(3, ''),
    button: { label: 'Lihat materi', target: { section: 'materi' } },
  },
  exercises: {
    layout: 'Gambar di kiri',
    title: 'Latihan dari toko sungguhan',
    body: [
      [
        'Kami memakai data penjualan toko kopi Bu Ratna selama satu tahun. Ada retur, ada diskon, ada nama barang yang salah ketik. Persis seperti data Anda.',
      ],
      ['Setiap berkas disertai kunci jawaban dan catatan langkah.'],
    ],
    photo: photo(4, 'Meja kasir toko kopi dengan laptop'),
  },
  mentors: {
    layout: 'Gambar di kanan',
    title: 'Dibimbing mentor yang pernah di posisi Anda',
    body: [
      [
        'Mentor kami mengelola toko, gudang, dan tim kecil sebelum mengajar. Mereka tahu rasanya menutup buku pukul sebelas malam.',
      ],
      ['Tanyakan apa saja di grup, jawaban datang pada hari kerja yang sama.'],
    ],
    photo: photo(5, 'Mentor menjelaskan grafik kepada peserta'),
  },
  reasons: {
    title: 'Kenapa laporan selalu terlambat?',
    body: [
      [
        'Banyak usaha kecil punya ',
        { bold: 'data yang lengkap' },
        ' tetapi tidak sempat membacanya. Catatan penjualan ada di aplikasi kasir, stok ada di buku tulis, dan biaya iklan tersebar di tiga tempat. Akhirnya keputusan diambil dengan ',
        { italic: 'kira-kira' },
        '.',
      ],
      [
        'Di kelas ini kita menyatukan semuanya dalam satu lembar kerja yang bisa dirawat siapa saja. Anda akan belajar:',
      ],
      {
        list: [
          'mengambil data dari kasir dan marketplace,',
          'merapikan nama barang yang ditulis dengan banyak cara,',
          'menghitung laba bersih setelah potongan dan ongkos kirim,',
          'menyajikan hasilnya dalam satu halaman.',
        ],
      },
      [
        'Semua berkas contoh boleh Anda ubah dan pakai untuk usaha sendiri. Lihat ',
        { link: 'daftar materi', target: { section: 'materi' } },
        ' untuk rinciannya.',
      ],
    ],
  },
  lessons: {
    title: 'Materi lengkap',
    text: 'Dua belas pelajaran, total hampir lima jam, bisa diulang kapan saja.',
    photo: photo(6, 'Tampilan ruang belajar daring'),
    items: [
      { title: 'Membaca data tanpa takut angka', minutes: 14, isFree: true },
      { title: 'Menyiapkan lembar kerja yang rapi', minutes: 18, isFree: true },
      { title: 'Rumus yang dipakai setiap hari', minutes: 22, isFree: false },
      { title: 'Membersihkan data pelanggan', minutes: 26, isFree: false },
      { title: 'Tabel pivot untuk laporan mingguan', minutes: 24, isFree: false },
      { title: 'Grafik yang mudah dimengerti siapa pun', minutes: 19, isFree: false },
      { title: 'Dasbor penjualan satu halaman', minutes: 31, isFree: false },
      { title: 'Menghitung laba per produk', minutes: 21, isFree: false },
      { title: 'Meramal stok bulan depan', minutes: 27, isFree: false },
      { title: 'Otomatisasi laporan berulang', minutes: 29, isFree: false },
      { title: 'Presentasi hasil dalam lima menit', minutes: 16, isFree: false },
      { title: 'Proyek akhir: toko kopi Bu Ratna', minutes: 45, isFree: false },
    ],
  },
  benefits: {
    title: 'Yang Anda dapatkan',
    items: [
      {
        icon: 'grafik',
        title: 'Belajar sambil praktik',
        text: 'Setiap pelajaran memakai berkas latihan dari toko sungguhan, jadi Anda langsung mencoba, bukan hanya menonton.',
      },
      {
        icon: 'obrolan',
        title: 'Bahasa sehari-hari',
        text: 'Istilah teknis dijelaskan dengan contoh warung, kos, dan toko daring yang dekat dengan keseharian.',
      },
      {
        icon: 'selamanya',
        title: 'Akses selamanya',
        text: 'Bayar satu kali. Semua pembaruan materi dan berkas latihan baru bisa Anda unduh kapan saja.',
      },
      {
        icon: 'kelompok',
        title: 'Grup tanya jawab',
        text: 'Mentor membalas pertanyaan di grup setiap hari kerja pukul 09.00 sampai 17.00 WIB.',
      },
      {
        icon: 'sertifikat',
        title: 'Sertifikat kelulusan',
        text: 'Selesaikan proyek akhir dan dapatkan sertifikat yang bisa dilampirkan di lamaran kerja.',
      },
      {
        icon: 'perisai',
        title: 'Garansi 14 hari',
        text: 'Tidak cocok? Kirim satu e-mail, uang kembali utuh tanpa pertanyaan berbelit.',
      },
    ],
  },
  stories: {
    title: 'Cerita peserta',
    items: [
      {
        name: 'Wulan Anggraini',
        role: 'Admin toko daring, Sleman',
        quote: 'Laporan Senin pagi yang dulu makan tiga jam sekarang selesai sebelum kopi saya dingin.',
      },
      {
        name: 'Bagus Prakoso',
        role: 'Pemilik bengkel, Malang',
        quote: 'Baru kali ini saya tahu produk mana yang sebenarnya rugi. Harga jual langsung saya perbaiki.',
      },
      {
        name: 'Nadia Siregar',
        role: 'Staf keuangan, Medan',
        quote: 'Penjelasannya pelan dan runtut. Saya tidak lagi malu bertanya soal rumus di kantor.',
      },
      {
        name: 'Yusuf Halim',
        role: 'Mahasiswa, Makassar',
        quote: 'Proyek akhirnya saya pakai sebagai portofolio dan diterima magang dua minggu kemudian.',
      },
      {
        name: 'Ketut Sari',
        role: 'Pengelola vila, Ubud',
        quote: 'Dasbor satu halaman itu sekarang dibuka semua staf setiap pagi. Sederhana tetapi mengubah kerja kami.',
      },
      {
        name: 'Rini Maulida',
        role: 'Guru SMK, Banjarmasin',
        quote: 'Materinya saya bawa ke kelas. Murid lebih cepat paham karena contohnya dekat dengan mereka.',
      },
    ],
  },
  price: {
    title: 'Satu harga, akses selamanya',
    price: 'Rp349.000',
    oldPrice: 'Rp899.000',
    points: ['12 pelajaran video', '38 berkas latihan', 'Grup tanya jawab', 'Sertifikat', 'Garansi 14 hari'],
    photo: photo(7, 'Paket kelas dan berkas latihan'),
    button: { label: 'Daftar sekarang', target: { section: 'daftar' } },
  },
  questions: {
    title: 'Pertanyaan yang sering diajukan',
    items: [
      {
        question: 'Apakah pemula bisa ikut?',
        answer: 'Bisa. Pelajaran pertama dimulai dari membuka lembar kerja kosong, tanpa prasyarat apa pun.',
      },
      {
        question: 'Perangkat apa yang dibutuhkan?',
        answer:
          'Laptop atau komputer dengan browser modern. Ponsel cukup untuk menonton, tetapi latihan lebih nyaman di layar besar.',
      },
      {
        question: 'Berapa lama saya harus menyelesaikan kelas?',
        answer:
          'Tidak ada batas waktu. Rata-rata peserta selesai dalam empat minggu dengan dua jam belajar per minggu.',
      },
      {
        question: 'Apakah ada sesi langsung?',
        answer: 'Ada, setiap Sabtu pertama tiap bulan. Rekamannya diunggah pada hari yang sama.',
      },
      {
        question: 'Bagaimana cara membayar?',
        answer: 'Transfer bank, dompet digital, atau QRIS. Konfirmasi masuk otomatis dalam beberapa menit.',
      },
      {
        question: 'Apakah boleh dipakai satu tim?',
        answer: 'Harga ini untuk satu orang. Untuk tim berisi lima orang atau lebih, hubungi kami untuk harga khusus.',
      },
      {
        question: 'Apakah sertifikatnya diakui?',
        answer:
          'Sertifikat diterbitkan oleh kami dan memuat tautan proyek akhir, sehingga perekrut dapat memeriksa hasil kerja Anda.',
      },
      {
        question: 'Bagaimana jika saya tidak puas?',
        answer: 'Ajukan pengembalian dalam 14 hari sejak pembelian. Uang kembali utuh ke rekening asal.',
      },
    ],
  },
  links: {
    title: 'Tautan lain',
    items: [
      { label: 'Panduan peserta', target: '/panduan' },
      { label: 'Jadwal sesi langsung', target: '/jadwal' },
      { label: 'Kanal video', target: 'https://video.example/kanal' },
      { label: 'Kebijakan pengembalian', target: '/pengembalian' },
      { label: 'Hubungi kami', target: '/kontak' },
    ],
  },
  register: {
    title: 'Siap membaca angka usaha Anda?',
    text: 'Pendaftaran angkatan berikutnya ditutup hari Minggu pukul 20.00 WIB.',
    photo: photo(8, ''),
    button: { label: 'Daftar kelas', target: '/daftar' },
  },
} as const satisfies Record<string, object>
