import type { careerDepartments, Employment, WorkPlace } from '@naikkelas/contract'

interface DemoVacancy {
  title: string
  department: (typeof careerDepartments)[number]
  workPlace: WorkPlace
  employment: Employment
  city: string
  /** In thousands of rupiah a month. */
  salary: readonly [from: number, until: number]
  /** Applications are taken for so many days from the first start; null for good. */
  openDays: number | null
  summary: string
  body: string
}

/** Vacancies of the demonstration, the oldest first. */
export const demoVacancies: readonly DemoVacancy[] = [
  {
    title: 'Staf Gudang dan Pengemasan',
    department: 'Operations',
    workPlace: 'onsite',
    employment: 'full_time',
    city: 'Sleman',
    salary: [2_600, 3_200],
    openDays: 45,
    summary: 'Menyiapkan pesanan toko klien supaya sampai utuh dan tepat waktu.',
    body: `## Yang Anda kerjakan

- Mengambil, memeriksa, dan mengemas sekitar 120 pesanan per hari bersama dua rekan.
- Mencatat stok masuk dan keluar di lembar kerja.
- Menyerahkan paket ke kurir pada dua jam penjemputan.

## Yang kami cari

- Teliti membaca label dan varian barang.
- Sanggup berdiri cukup lama dan mengangkat sampai 15 kg.
- Pengalaman di gudang menjadi nilai lebih, bukan syarat.

## Yang Anda dapat

- Makan siang di kantor, lembur dibayar per jam.
- BPJS Kesehatan dan Ketenagakerjaan sejak bulan pertama.`,
  },
  {
    title: 'Admin Marketplace',
    department: 'Operations',
    workPlace: 'hybrid',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [3_200, 4_200],
    openDays: 30,
    summary: 'Mengelola tiga sampai lima toko klien di Shopee, Tokopedia, dan TikTok Shop.',
    body: `## Yang Anda kerjakan

- Menjaga stok, harga, dan promosi tiap toko tetap sesuai rencana.
- Membalas chat yang tidak bisa dijawab balasan otomatis.
- Menulis laporan mingguan satu halaman untuk setiap klien.

## Yang kami cari

- Pernah mengelola satu toko dengan paling sedikit 20 pesanan per hari.
- Terbiasa dengan spreadsheet: saring, jumlah, dan VLOOKUP.
- Berani bilang "belum tahu" lalu mencari jawabannya.

## Yang Anda dapat

- Tiga hari di kantor, dua hari dari rumah.
- Semua kelas kami terbuka untuk Anda.`,
  },
  {
    title: 'Copywriter Kelas dan Halaman',
    department: 'Marketing',
    workPlace: 'remote',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [4_500, 6_000],
    openDays: 40,
    summary: 'Menulis halaman kelas, e-mail, dan teks iklan yang jujur dan enak dibaca.',
    body: `## Yang Anda kerjakan

- Mewawancarai pengajar dan peserta, lalu menulis halaman kelas dari ceritanya.
- Menyusun e-mail mingguan untuk 40.000 pembaca.
- Menguji dua versi judul, dan membaca hasilnya apa adanya.

## Yang kami cari

- Tiga tulisan yang Anda banggakan, boleh caption toko sendiri.
- Kalimat pendek, kata kerja yang jelas, tanpa janji berlebihan.

## Yang Anda dapat

- Kerja dari mana saja di Indonesia.
- Anggaran buku Rp200.000 per bulan.`,
  },
  {
    title: 'Pengelola Iklan (Meta dan TikTok)',
    department: 'Marketing',
    workPlace: 'hybrid',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [5_500, 8_000],
    openDays: 35,
    summary: 'Menjalankan iklan untuk kelas kami dan enam toko klien, dengan hitungan yang terbuka.',
    body: `## Yang Anda kerjakan

- Merencanakan dan menjalankan iklan dengan anggaran sampai Rp150 juta per bulan.
- Menyiapkan materi bersama desainer, tiga sampai lima versi per minggu.
- Menjelaskan hasilnya kepada klien tanpa istilah yang membingungkan.

## Yang kami cari

- Pengalaman dua tahun mengelola iklan dengan tujuan penjualan.
- Paham hubungan margin, biaya per pembelian, dan batas aman anggaran.

## Yang Anda dapat

- Bonus triwulan yang dihitung dari hasil, rumusnya tertulis.
- Jam kerja lentur antara pukul 07.00 dan 19.00.`,
  },
  {
    title: 'Editor Video Pendek',
    department: 'Marketing',
    workPlace: 'remote',
    employment: 'part_time',
    city: 'Surabaya',
    salary: [2_000, 3_000],
    openDays: 25,
    summary: 'Menyunting dua belas video pendek per minggu dari rekaman kelas dan siaran langsung.',
    body: `## Yang Anda kerjakan

- Memilih potongan terbaik dari rekaman, memberi teks, dan merapikan suara.
- Menyesuaikan satu bahan untuk TikTok, Reels, dan Shorts.

## Yang kami cari

- Terbiasa dengan CapCut atau Premiere.
- Rasa yang baik untuk kapan harus berhenti memotong.

## Yang Anda dapat

- Sekitar 20 jam per minggu, jamnya Anda atur sendiri.
- Dibayar setiap dua minggu.`,
  },
  {
    title: 'Konsultan Kelas',
    department: 'Sales',
    workPlace: 'onsite',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [3_500, 5_500],
    openDays: null,
    summary: 'Membantu calon peserta memilih kelas yang tepat, lewat chat dan telepon.',
    body: `## Yang Anda kerjakan

- Menjawab sekitar 40 pertanyaan per hari di WhatsApp.
- Menanyakan keadaan tokonya dahulu, baru menyarankan kelas.
- Mencatat pertanyaan yang sering muncul untuk tim kelas.

## Yang kami cari

- Sabar dan ringkas dalam tulisan.
- Berani menyarankan kelas gratis kalau itu memang cukup.

## Yang Anda dapat

- Gaji tetap. Bonus dihitung dari kepuasan peserta, bukan hanya penjualan.`,
  },
  {
    title: 'Manajer Akun Klien Jasa',
    department: 'Sales',
    workPlace: 'hybrid',
    employment: 'full_time',
    city: 'Jakarta Selatan',
    salary: [7_000, 10_000],
    openDays: 40,
    summary: 'Menjadi penghubung klien jasa kelola toko dengan tim yang mengerjakannya.',
    body: `## Yang Anda kerjakan

- Memegang delapan sampai sepuluh klien, dari kesepakatan sampai perpanjangan.
- Menyusun target triwulan bersama klien dan meninjaunya setiap bulan.
- Menyampaikan kabar baik dan kabar buruk sama cepatnya.

## Yang kami cari

- Pengalaman tiga tahun mengelola klien di agensi atau marketplace.
- Nyaman membaca laporan penjualan dan bertanya sampai jelas.

## Yang Anda dapat

- Dua hari di kantor Jakarta, selebihnya dari rumah.
- Tunjangan kunjungan klien.`,
  },
  {
    title: 'Pengembang Frontend (React, TypeScript)',
    department: 'IT',
    workPlace: 'remote',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [10_000, 16_000],
    openDays: 60,
    summary: 'Membangun halaman belajar yang ringan di ponsel lama dan nyaman dengan papan ketik.',
    body: `## Yang Anda kerjakan

- Mengembangkan halaman belajar dan penyusun halaman landing.
- Mengukur kecepatan di ponsel kelas menengah, bukan hanya di laptop sendiri.
- Meninjau kode rekan dengan ramah dan tuntas.

## Yang kami cari

- Pengalaman tiga tahun dengan TypeScript dan React.
- Paham HTML, CSS, dan aksesibilitas sebelum memakai pustaka.
- Bisa menulis keputusan teknis dalam satu halaman.

## Yang Anda dapat

- Laptop pilihan sendiri sampai Rp25 juta.
- Satu minggu tiap triwulan untuk merapikan hal yang mengganggu Anda.`,
  },
  {
    title: 'Pengembang Backend (Node.js, PostgreSQL)',
    department: 'IT',
    workPlace: 'remote',
    employment: 'full_time',
    city: 'Bandung',
    salary: [11_000, 18_000],
    openDays: 60,
    summary: 'Menjaga pembayaran, kelas, dan tools tetap benar walau ribuan orang datang bersamaan.',
    body: `## Yang Anda kerjakan

- Merancang tabel, API, dan pekerjaan latar untuk pesanan dan kelas.
- Menulis uji yang membuktikan janji kepada pengguna.
- Bergiliran menjaga layanan satu minggu tiap enam minggu, dengan tunjangan.

## Yang kami cari

- Pengalaman tiga tahun dengan TypeScript dan PostgreSQL.
- Mengerti transaksi, penguncian, dan cara membaca rencana kueri.

## Yang Anda dapat

- Kerja dari mana saja di Indonesia.
- Anggaran belajar Rp5 juta per tahun.`,
  },
  {
    title: 'Magang Penguji Aplikasi',
    department: 'IT',
    workPlace: 'hybrid',
    employment: 'internship',
    city: 'Yogyakarta',
    salary: [1_800, 1_800],
    openDays: 20,
    summary: 'Enam bulan belajar menemukan masalah sebelum peserta menemukannya.',
    body: `## Yang Anda kerjakan

- Mencoba fitur baru di ponsel dan laptop, lalu menulis temuan yang bisa diulang.
- Belajar menulis uji otomatis bersama pembimbing.

## Yang kami cari

- Mahasiswa tingkat akhir atau lulusan baru dari jurusan apa pun.
- Senang bertanya "bagaimana kalau ...?".

## Yang Anda dapat

- Uang saku, makan siang, dan surat keterangan.
- Pembimbing tetap, bertemu dua kali seminggu.`,
  },
  {
    title: 'Staf HR dan Rekrutmen',
    department: 'HRGA',
    workPlace: 'hybrid',
    employment: 'full_time',
    city: 'Yogyakarta',
    salary: [4_000, 5_500],
    openDays: 30,
    summary: 'Menemukan rekan baru dan memastikan minggu pertama mereka menyenangkan.',
    body: `## Yang Anda kerjakan

- Menulis lowongan, membaca lamaran, dan membalas setiap pelamar.
- Mengurus kontrak, BPJS, dan cuti sekitar 45 orang.
- Menyiapkan minggu pertama rekan baru.

## Yang kami cari

- Pengalaman satu tahun di bidang SDM.
- Rapi menyimpan data pribadi orang lain.

## Yang Anda dapat

- Tiga hari di kantor, dua hari dari rumah.
- Sertifikasi profesi kami biayai setelah satu tahun.`,
  },
  {
    title: 'Koordinator Acara dan Workshop',
    department: 'Operations',
    workPlace: 'onsite',
    employment: 'contract',
    city: 'Bandung',
    salary: [4_500, 6_000],
    openDays: 28,
    summary: 'Menyiapkan dua workshop per bulan di Bandung, dari ruang sampai karcis terakhir.',
    body: `## Yang Anda kerjakan

- Memesan ruang, konsumsi, dan peralatan sesuai anggaran.
- Menyambut peserta, memeriksa karcis, dan menjaga waktu.
- Menulis catatan setelah acara: apa yang diulang, apa yang diperbaiki.

## Yang kami cari

- Pernah menyelenggarakan acara dengan paling sedikit 50 peserta.
- Tenang ketika proyektor mati.

## Yang Anda dapat

- Kontrak satu tahun, dapat diperpanjang.
- Satu hari libur pengganti setelah setiap acara akhir pekan.`,
  },
]
