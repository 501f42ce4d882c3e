import type { DemoCategory } from './categories.ts'
import type { DemoInstructor } from './instructors.ts'

export interface DemoCourse {
  name: string
  link: string
  category: DemoCategory
  type: 'premium' | 'basic' | 'free' | 'preorder'
  level: 'beginner' | 'intermediate' | 'advanced'
  /** Thousands of rupiah. */
  price: number
  strikePrice?: number
  instructors: readonly DemoInstructor[]
  summary: string
  /** Chapters, one a line: `Judul bab: materi v8, materi a5, materi e0`, with kind (video, article, ebook) and minutes. */
  outline: string
  /** Links of the courses of a bundle. */
  bundled?: readonly string[]
  isPartners?: boolean
  sales: number
}

export const demoCourses: readonly DemoCourse[] = [
  {
    name: 'Toko Shopee Pertama sampai 100 Pesanan',
    link: 'toko-shopee-pertama',
    category: 'jualan-shopee',
    type: 'premium',
    level: 'beginner',
    price: 249,
    strikePrice: 499,
    instructors: ['Dewi Anggraini', 'Bayu Saputra'],
    summary: 'Dari akun kosong sampai seratus pesanan pertama, dengan urutan kerja tiap minggu.',
    sales: 1840,
    outline: `Menyiapkan toko: Memilih barang yang layak dijual v14, Melengkapi profil toko v9, Daftar periksa sebelum buka e0
Halaman produk: Judul yang dicari pembeli v12, Foto sampul v11, Deskripsi yang menjawab keraguan a8
Pesanan pertama: Voucher toko v9, Mengundang pembeli lama v8, Mengemas dengan rapi v7
Menjaga laju: Membaca kinerja toko v15, Menambah produk kedua a6, Rencana 30 hari e0`,
  },
  {
    name: 'Iklan Shopee untuk Anggaran Kecil',
    link: 'iklan-shopee-anggaran-kecil',
    category: 'jualan-shopee',
    type: 'premium',
    level: 'intermediate',
    price: 299,
    strikePrice: 450,
    instructors: ['Bayu Saputra'],
    summary: 'Memasang, membaca, dan menghentikan iklan dengan belanja mulai Rp 25.000 sehari.',
    sales: 1215,
    outline: `Dasar iklan: Cara lelang bekerja v11, Istilah yang perlu dikenal a7, Menghitung batas rugi v13
Iklan pencarian: Memilih kata kunci v16, Tawaran manual v12, Kata yang disingkirkan v8
Membaca hasil: Laporan tujuh hari v14, Kapan menghentikan iklan v9, Lembar hitung e0`,
  },
  {
    name: 'Membaca Data Toko dalam Sejam Seminggu',
    link: 'membaca-data-toko',
    category: 'jualan-shopee',
    type: 'premium',
    level: 'intermediate',
    price: 349,
    strikePrice: 899,
    instructors: ['Arif Wibowo'],
    summary: 'Lima angka yang cukup untuk memutuskan stok, harga, dan iklan minggu depan.',
    sales: 968,
    outline: `Angka yang penting: Kunjungan dan pembeli v12, Nilai keranjang v9, Pembeli yang kembali v10
Mengumpulkan: Mengunduh laporan v8, Menyusun satu tabel v15, Templat tabel e0
Memutuskan: Produk yang ditambah v11, Produk yang dilepas v9, Rapat dengan diri sendiri a5`,
  },
  {
    name: 'Naik Peringkat Pencarian Shopee',
    link: 'peringkat-pencarian-shopee',
    category: 'jualan-shopee',
    type: 'basic',
    level: 'beginner',
    price: 99,
    instructors: ['Dewi Anggraini'],
    summary: 'Judul, kategori, dan atribut yang membuat produk Anda ditemukan.',
    sales: 740,
    outline: `Cara pembeli mencari: Kata yang benar-benar dipakai v9, Menyusun daftar kata a6
Menata produk: Judul v10, Kategori dan atribut v8, Variasi v7
Memeriksa: Peringkat sebelum dan sesudah v6, Kesalahan yang sering a5`,
  },
  {
    name: 'Flash Sale Tanpa Rugi',
    link: 'flash-sale-tanpa-rugi',
    category: 'jualan-shopee',
    type: 'basic',
    level: 'intermediate',
    price: 129,
    instructors: ['Bayu Saputra', 'Hendra Gunawan'],
    summary: 'Menghitung diskon, menyiapkan stok, dan tetap untung saat kampanye tanggal kembar.',
    sales: 512,
    outline: `Sebelum: Memilih produk v8, Menghitung diskon v12, Stok cadangan a6
Saat berlangsung: Dua jam pertama v9, Menambah kuota v6
Sesudah: Menghitung laba v10, Menyapa pembeli baru v7`,
  },
  {
    name: 'Kenalan dengan Shopee',
    link: 'kenalan-shopee',
    category: 'jualan-shopee',
    type: 'free',
    level: 'beginner',
    price: 0,
    instructors: ['Dewi Anggraini'],
    summary: 'Kelas pendek gratis: apa yang dijual di sana, dan apakah cocok untuk Anda.',
    sales: 6420,
    outline: `Mengenal: Siapa yang belanja v2, Biaya yang dipotong a4
Mencoba: Membuka akun a3, Produk percobaan a5`,
  },
  {
    name: 'TikTok Shop dari Nol',
    link: 'tiktok-shop-dari-nol',
    category: 'jualan-tiktok',
    type: 'premium',
    level: 'beginner',
    price: 279,
    strikePrice: 550,
    instructors: ['Maya Kusuma'],
    summary: 'Menyiapkan toko, keranjang kuning, dan dua puluh video pertama.',
    sales: 1533,
    outline: `Menyiapkan: Akun dan toko v10, Menghubungkan produk v9, Aturan yang sering dilanggar a8
Video pertama: Tiga detik pembuka v12, Merekam dengan ponsel v11, Menyunting v14
Keranjang kuning: Menautkan produk v7, Ajakan yang tidak memaksa v8
Ritme: Dua puluh ide e0, Jadwal unggah a5`,
  },
  {
    name: 'Siaran Langsung yang Menjual',
    link: 'siaran-langsung-menjual',
    category: 'jualan-tiktok',
    type: 'premium',
    level: 'intermediate',
    price: 399,
    strikePrice: 650,
    instructors: ['Rizal Hakim'],
    summary: 'Alur dua jam siaran, cara bicara, dan cara membaca komentar sambil berjualan.',
    sales: 887,
    outline: `Persiapan: Tempat dan cahaya v12, Susunan acara v14, Naskah cadangan e0
Di depan kamera: Membuka v9, Menunjukkan barang v13, Menjawab komentar v11
Menutup penjualan: Batas waktu yang jujur v8, Sesi tanya harga v7
Setelahnya: Membaca laporan v10, Potongan untuk video a6`,
  },
  {
    name: 'Skrip Video Pendek 30 Detik',
    link: 'skrip-video-pendek',
    category: 'jualan-tiktok',
    type: 'basic',
    level: 'beginner',
    price: 89,
    instructors: ['Maya Kusuma'],
    summary: 'Empat pola skrip yang dapat dipakai berulang untuk produk apa saja.',
    sales: 1104,
    outline: `Pola: Masalah lalu jawaban v7, Sebelum dan sesudah v6, Uji coba v8, Balasan komentar v6
Latihan: Menulis tiga skrip a10, Lembar skrip e0`,
  },
  {
    name: 'Bekerja dengan Kreator Afiliasi',
    link: 'kreator-afiliasi',
    category: 'jualan-tiktok',
    type: 'premium',
    level: 'advanced',
    price: 449,
    instructors: ['Maya Kusuma', 'Rizal Hakim'],
    summary: 'Mencari, mengajak, dan membayar kreator dengan komisi yang masuk akal.',
    sales: 402,
    outline: `Mencari: Kreator kecil yang cocok v11, Membaca akun mereka v9
Mengajak: Pesan pertama v8, Mengirim sampel v7, Perjanjian sederhana e0
Menjaga: Komisi v10, Konten ulang v8, Mengakhiri dengan baik a5`,
  },
  {
    name: 'Kenalan dengan TikTok Shop',
    link: 'kenalan-tiktok-shop',
    category: 'jualan-tiktok',
    type: 'free',
    level: 'beginner',
    price: 0,
    instructors: ['Maya Kusuma'],
    summary: 'Kelas gratis empat puluh menit sebelum Anda membuka toko.',
    sales: 5210,
    outline: `Mengenal: Cara orang belanja sambil menonton v8, Syarat membuka toko v6
Mencoba: Video pertama tanpa wajah v9, Menautkan produk v7, Cek pemahaman q4, Foto produk pertama t20`,
  },
  {
    name: 'Tokopedia untuk Toko yang Sudah Berjalan',
    link: 'tokopedia-toko-berjalan',
    category: 'tokopedia-lazada',
    type: 'premium',
    level: 'intermediate',
    price: 229,
    instructors: ['Ratna Dewi'],
    summary: 'Memindahkan katalog, menyamakan stok, dan memakai fitur yang benar-benar berguna.',
    sales: 388,
    outline: `Pindah: Menyalin katalog v12, Menyamakan stok v11, Daftar periksa e0
Menonjol: Etalase v7, Ulasan pertama v8, Bebas ongkir a6
Merawat: Laporan bulanan v9, Dua toko satu orang v10`,
  },
  {
    name: 'Lazada Expert Plus',
    link: 'lazada-expert-plus-kelas',
    category: 'tokopedia-lazada',
    type: 'premium',
    level: 'advanced',
    price: 499,
    strikePrice: 750,
    instructors: ['Ratna Dewi', 'Bayu Saputra'],
    summary: 'Kampanye, gudang Lazada, dan iklan bersponsor untuk toko yang ingin naik kelas.',
    sales: 261,
    outline: `Kampanye: Kalender setahun a9, Mengajukan produk v10, Harga kampanye v12
Gudang: Kapan memakai gudang Lazada v11, Biaya v8
Iklan: Sponsored Discovery v13, Membaca hasil v10, Lembar hitung e0`,
  },
  {
    name: 'Tiga Marketplace, Satu Stok',
    link: 'tiga-marketplace-satu-stok',
    category: 'tokopedia-lazada',
    type: 'basic',
    level: 'intermediate',
    price: 149,
    instructors: ['Yoga Prasetyo'],
    summary: 'Cara sederhana agar barang tidak terjual dua kali.',
    sales: 455,
    outline: `Masalah: Mengapa stok selisih v7, Menghitung stok aman v9
Cara kerja: Kode barang v8, Tabel bersama v11, Templat e0
Kebiasaan: Hitung stok mingguan a5, Saat barang habis v6`,
  },
  {
    name: 'Iklan Facebook dan Instagram untuk Toko Kecil',
    link: 'iklan-fb-ig-toko-kecil',
    category: 'iklan-digital',
    type: 'premium',
    level: 'beginner',
    price: 329,
    strikePrice: 599,
    instructors: ['Fajar Nugraha'],
    summary: 'Dari akun iklan sampai pesanan lewat WhatsApp, langkah demi langkah.',
    sales: 1320,
    outline: `Menyiapkan: Akun iklan v9, Piksel tanpa pusing v12, Anggaran a6
Iklan pertama: Memilih tujuan v10, Gambar dan kata v13, Menayangkan v8
Membaca: Biaya per obrolan v11, Menguji dua iklan v12, Menambah anggaran v9`,
  },
  {
    name: 'Google Ads untuk Jasa Setempat',
    link: 'google-ads-jasa-setempat',
    category: 'iklan-digital',
    type: 'premium',
    level: 'intermediate',
    price: 379,
    instructors: ['Fajar Nugraha'],
    summary: 'Muncul saat tetangga mencari jasa Anda, dan hanya membayar yang menelepon.',
    sales: 344,
    outline: `Kata kunci: Niat orang yang mencari v11, Kata yang disingkirkan v9
Iklan: Menulis iklan v10, Halaman tujuan v13, Ekstensi panggilan v7
Mengukur: Panggilan yang jadi v9, Jadwal tayang a5`,
  },
  {
    name: 'Menulis Iklan yang Jujur dan Laku',
    link: 'menulis-iklan-jujur',
    category: 'iklan-digital',
    type: 'basic',
    level: 'beginner',
    price: 119,
    instructors: ['Fajar Nugraha', 'Laras Setiawati'],
    summary: 'Kalimat yang menjelaskan manfaat tanpa janji berlebihan.',
    sales: 691,
    outline: `Mendengar: Kata pembeli v8, Mengumpulkan ulasan a7
Menulis: Manfaat, bukan fitur v10, Satu gagasan satu iklan v8, Ajakan v6
Memeriksa: Janji yang melanggar aturan v9, Dua puluh contoh e0`,
  },
  {
    name: 'Halaman Landing untuk Penjual',
    link: 'halaman-landing-penjual',
    category: 'iklan-digital',
    type: 'premium',
    level: 'intermediate',
    price: 259,
    instructors: ['Laras Setiawati', 'Fajar Nugraha'],
    summary: 'Menyusun satu halaman yang menjawab keraguan dan mengantar ke pembelian.',
    sales: 576,
    outline: `Isi: Urutan bagian v12, Judul v9, Bukti v10
Rupa: Gambar v8, Tombol v6, Tampilan ponsel v9
Menguji: Dua versi v11, Membaca hasil a6`,
  },
  {
    name: 'Foto Produk dengan Ponsel',
    link: 'foto-produk-ponsel',
    category: 'foto-video',
    type: 'premium',
    level: 'beginner',
    price: 199,
    strikePrice: 399,
    instructors: ['Sinta Maharani'],
    summary: 'Cahaya jendela, alas sederhana, dan sunting lima menit.',
    sales: 1742,
    outline: `Cahaya: Jendela sebagai lampu v11, Pemantul dari kardus v7, Menghindari bayangan v8
Komposisi: Sudut v9, Alas dan latar v10, Foto dengan tangan v7
Sunting: Kecerahan dan warna v9, Latar putih v8, Prasetel e0`,
  },
  {
    name: 'Video Produk Tanpa Wajah',
    link: 'video-produk-tanpa-wajah',
    category: 'foto-video',
    type: 'basic',
    level: 'beginner',
    price: 109,
    instructors: ['Sinta Maharani', 'Maya Kusuma'],
    summary: 'Untuk penjual yang malu tampil: tangan, barang, dan suara sudah cukup.',
    sales: 930,
    outline: `Merekam: Tiga sudut v8, Gerak kamera v7, Suara yang enak didengar v9
Menyusun: Urutan gambar v8, Teks di layar v6
Selesai: Ukuran untuk tiap aplikasi a5, Daftar gambar e0`,
  },
  {
    name: 'Foto Makanan yang Menggugah',
    link: 'foto-makanan',
    category: 'foto-video',
    type: 'premium',
    level: 'intermediate',
    price: 239,
    instructors: ['Sinta Maharani'],
    summary: 'Untuk warung, katering, dan camilan: foto yang membuat orang lapar.',
    sales: 421,
    outline: `Menata: Piring dan alas v9, Uap dan kilau v8, Garnis v6
Memotret: Cahaya belakang v11, Minuman v9, Makanan berkuah v8
Memakai: Menu marketplace v7, Foto untuk iklan a5`,
  },
  {
    name: 'Studio Foto di Kamar Kos',
    link: 'studio-foto-kamar-kos',
    category: 'foto-video',
    type: 'free',
    level: 'beginner',
    price: 0,
    instructors: ['Sinta Maharani'],
    summary: 'Kelas gratis: menyiapkan pojok foto dengan biaya di bawah Rp 100.000.',
    sales: 3890,
    outline: `Menyiapkan: Pojok yang tepat v6, Belanja seratus ribu a5
Memotret: Lima foto pertama v10, Memilih yang terbaik v5`,
  },
  {
    name: 'Menentukan Harga Jual',
    link: 'menentukan-harga-jual',
    category: 'keuangan-usaha',
    type: 'premium',
    level: 'beginner',
    price: 189,
    strikePrice: 299,
    instructors: ['Hendra Gunawan'],
    summary: 'Menghitung biaya yang sering terlupa, lalu memasang harga dengan tenang.',
    sales: 1011,
    outline: `Biaya: Biaya yang terlihat v9, Biaya yang terlupa v11, Potongan marketplace v8
Harga: Tiga cara menghitung v13, Harga paket v8, Kalkulator e0
Mengubah: Menaikkan harga v9, Memberi tahu pelanggan a5`,
  },
  {
    name: 'Pembukuan 15 Menit Sehari',
    link: 'pembukuan-15-menit',
    category: 'keuangan-usaha',
    type: 'premium',
    level: 'beginner',
    price: 219,
    instructors: ['Hendra Gunawan'],
    summary: 'Kas masuk, kas keluar, utang, dan laba, dicatat tanpa istilah rumit.',
    sales: 812,
    outline: `Mencatat: Memisahkan uang rumah v8, Kas harian v10, Templat buku kas e0
Mengerti: Laba itu apa v9, Utang dan piutang v11
Memakai: Laporan bulanan v10, Memutuskan dari laporan a6`,
  },
  {
    name: 'Pajak untuk Penjual Daring',
    link: 'pajak-penjual-daring',
    category: 'keuangan-usaha',
    type: 'basic',
    level: 'beginner',
    price: 139,
    instructors: ['Hendra Gunawan'],
    summary: 'NPWP, PPh final, dan apa yang dipungut marketplace, dengan contoh hitungan.',
    sales: 547,
    outline: `Dasar: Siapa yang kena pajak a8, NPWP dan NIB v9
Menghitung: PPh final v11, Pungutan marketplace v8, Contoh hitungan e0
Melapor: SPT tahunan v12, Menyimpan bukti a5`,
  },
  {
    name: 'Modal Usaha tanpa Terjerat Utang',
    link: 'modal-tanpa-terjerat',
    category: 'keuangan-usaha',
    type: 'free',
    level: 'beginner',
    price: 0,
    instructors: ['Hendra Gunawan'],
    summary: 'Kelas gratis: mengenal sumber modal dan tanda bahaya pinjaman.',
    sales: 2760,
    outline: `Mengenal: Sumber modal v9, Bunga yang sebenarnya v8
Waspada: Tanda pinjaman berbahaya v7, Menghitung kemampuan bayar a6`,
  },
  {
    name: 'Membalas Obrolan Pembeli',
    link: 'membalas-obrolan-pembeli',
    category: 'layanan-pelanggan',
    type: 'premium',
    level: 'beginner',
    price: 159,
    strikePrice: 249,
    instructors: ['Nurul Aini'],
    summary: 'Cepat, ramah, dan mengantar ke pembelian, dengan seratus kalimat siap pakai.',
    sales: 1188,
    outline: `Nada: Sapaan v6, Singkat tanpa dingin v8
Keadaan: Ditanya harga v7, Diminta diskon v9, Barang kosong v6
Alat: Balasan cepat v8, Seratus kalimat e0, Membagi giliran a5`,
  },
  {
    name: 'Keluhan Jadi Pelanggan Tetap',
    link: 'keluhan-jadi-pelanggan',
    category: 'layanan-pelanggan',
    type: 'basic',
    level: 'intermediate',
    price: 129,
    instructors: ['Nurul Aini'],
    summary: 'Menangani barang rusak, paket hilang, dan ulasan buruk tanpa panik.',
    sales: 603,
    outline: `Tenang: Mendengar dulu v7, Meminta maaf dengan benar v8
Menyelesaikan: Barang rusak v8, Paket hilang v9, Pengembalian dana a6
Sesudahnya: Ulasan bintang satu v9, Mencegah terulang v7`,
  },
  {
    name: 'Membangun Tim Layanan',
    link: 'membangun-tim-layanan',
    category: 'layanan-pelanggan',
    type: 'premium',
    level: 'advanced',
    price: 459,
    instructors: ['Nurul Aini'],
    summary: 'Merekrut, melatih, dan menilai tim balas obrolan tiga sampai sepuluh orang.',
    sales: 176,
    outline: `Merekrut: Orang yang tepat v10, Ujian singkat e0
Melatih: Pekan pertama v12, Naskah bersama a8, Mendampingi v9
Menilai: Angka yang adil v11, Umpan balik v8`,
  },
  {
    name: 'Nama dan Logo untuk Usaha Rumahan',
    link: 'nama-dan-logo',
    category: 'merek-konten',
    type: 'premium',
    level: 'beginner',
    price: 209,
    instructors: ['Laras Setiawati'],
    summary: 'Menemukan nama yang dapat dipakai lama dan logo yang terbaca di label kecil.',
    sales: 498,
    outline: `Nama: Mengumpulkan kata v8, Memeriksa pemakaian v7, Mendaftarkan merek a9
Logo: Bentuk sederhana v10, Warna v8, Ukuran kecil v7
Memakai: Label v8, Foto profil v5, Panduan satu halaman e0`,
  },
  {
    name: 'Kalender Konten Sebulan',
    link: 'kalender-konten-sebulan',
    category: 'merek-konten',
    type: 'basic',
    level: 'beginner',
    price: 95,
    instructors: ['Laras Setiawati', 'Maya Kusuma'],
    summary: 'Tiga puluh ide yang masuk akal untuk toko dengan satu orang.',
    sales: 1065,
    outline: `Tema: Empat tema mingguan v8, Cerita di balik barang v7
Membuat: Sekali rekam empat unggahan v11, Teks pendek a6
Mengatur: Kalender e0, Menjadwalkan v6`,
  },
  {
    name: 'Cerita Merek yang Diingat',
    link: 'cerita-merek',
    category: 'merek-konten',
    type: 'premium',
    level: 'intermediate',
    price: 269,
    instructors: ['Laras Setiawati', 'Ratna Dewi'],
    summary: 'Menulis asal-usul usaha Anda tanpa berlebihan, lalu memakainya di mana-mana.',
    sales: 287,
    outline: `Mencari: Pertanyaan untuk diri sendiri a8, Suara pelanggan v9
Menulis: Satu paragraf v10, Satu halaman v11
Memakai: Kemasan v7, Siaran langsung v8, Contoh tiga merek e0`,
  },
  {
    name: 'Kemasan Aman dan Murah',
    link: 'kemasan-aman-murah',
    category: 'operasional-toko',
    type: 'basic',
    level: 'beginner',
    price: 79,
    instructors: ['Yoga Prasetyo'],
    summary: 'Memilih dus, pelindung, dan lakban agar barang sampai utuh.',
    sales: 834,
    outline: `Memilih: Dus dan amplop v7, Pelindung v6, Barang pecah belah v9
Menghitung: Biaya tiap paket v8, Belanja bulanan a5
Cepat: Meja kemas v7, Daftar periksa e0`,
  },
  {
    name: 'Stok Tidak Lagi Tebak-tebakan',
    link: 'stok-tidak-tebak',
    category: 'operasional-toko',
    type: 'premium',
    level: 'intermediate',
    price: 289,
    instructors: ['Yoga Prasetyo', 'Arif Wibowo'],
    summary: 'Kapan memesan, berapa banyak, dan barang mana yang perlu dilepas.',
    sales: 418,
    outline: `Melihat: Laris dan lambat v10, Musim v8
Menghitung: Titik pesan ulang v12, Stok aman v9, Lembar stok e0
Bertindak: Berunding dengan pemasok v9, Melepas barang lambat v8`,
  },
  {
    name: 'Karyawan Pertama',
    link: 'karyawan-pertama',
    category: 'operasional-toko',
    type: 'premium',
    level: 'advanced',
    price: 359,
    instructors: ['Dewi Anggraini', 'Hendra Gunawan'],
    summary: 'Kapan merekrut, berapa upahnya, dan apa yang boleh diserahkan.',
    sales: 205,
    outline: `Memutuskan: Tanda sudah waktunya v8, Menghitung upah v11
Merekrut: Mencari orang v8, Masa percobaan a7, Perjanjian kerja e0
Menyerahkan: Daftar tugas v9, Memeriksa tanpa mengawasi v8`,
  },
  {
    name: 'Menjual Kopi dari Rumah',
    link: 'menjual-kopi-dari-rumah',
    category: 'operasional-toko',
    type: 'premium',
    level: 'beginner',
    price: 175,
    strikePrice: 225,
    instructors: ['Ratna Dewi'],
    summary: 'Dari biji sangrai sampai paket berlangganan, oleh pemilik Kopi Ratna.',
    isPartners: true,
    sales: 319,
    outline: `Barang: Memilih biji v9, Sangrai bersama v8, Kemasan berkatup v6
Menjual: Foto kopi v7, Bundel cicip v8, Langganan bulanan v10
Menjaga: Tanggal sangrai a4, Pelanggan kembali v7`,
  },
  {
    name: 'Cicip Kopi untuk Penjual',
    link: 'cicip-kopi',
    category: 'merek-konten',
    type: 'basic',
    level: 'beginner',
    price: 85,
    instructors: ['Ratna Dewi'],
    summary: 'Menggambarkan rasa dengan kata yang dimengerti pembeli.',
    isPartners: true,
    sales: 142,
    outline: `Rasa: Lima rasa dasar v7, Menyeduh untuk mencicip v9
Kata: Dari rasa ke kalimat v8, Roda rasa sederhana e0`,
  },
  {
    name: 'Jualan Ramadan dari Awal',
    link: 'jualan-ramadan',
    category: 'operasional-toko',
    type: 'preorder',
    level: 'intermediate',
    price: 299,
    strikePrice: 399,
    instructors: ['Dewi Anggraini', 'Yoga Prasetyo'],
    summary: 'Rencana delapan pekan: stok, bingkisan, iklan, dan libur kurir. Dibuka sebelum Ramadan.',
    sales: 96,
    outline: `Delapan pekan: Kalender a6, Memilih barang v9
Bingkisan: Menyusun paket v10, Harga paket v8
Pengiriman: Libur kurir v6, Batas pesan v5, Daftar periksa e0`,
  },
  {
    name: 'Kecerdasan Buatan untuk Penjual',
    link: 'kecerdasan-buatan-penjual',
    category: 'merek-konten',
    type: 'preorder',
    level: 'beginner',
    price: 259,
    instructors: ['Arif Wibowo', 'Laras Setiawati'],
    summary: 'Menulis deskripsi, merapikan foto, dan membalas obrolan dengan bantuan mesin, tetap dengan suara Anda.',
    sales: 71,
    outline: `Mengenal: Apa yang bisa dan tidak v9, Menjaga data pelanggan a7
Memakai: Deskripsi produk v11, Ide konten v9, Balasan obrolan v8
Memeriksa: Kesalahan yang sering v8, Lembar perintah e0`,
  },
  {
    name: 'Paket Penjual Shopee Lengkap',
    link: 'paket-penjual-shopee',
    category: 'jualan-shopee',
    type: 'premium',
    level: 'beginner',
    price: 599,
    strikePrice: 996,
    instructors: ['Dewi Anggraini', 'Bayu Saputra', 'Arif Wibowo'],
    summary: 'Empat kelas dalam satu harga: buka toko, dicari, beriklan, dan membaca angka.',
    bundled: ['toko-shopee-pertama', 'peringkat-pencarian-shopee', 'iklan-shopee-anggaran-kecil', 'membaca-data-toko'],
    sales: 233,
    outline: '',
  },
]
