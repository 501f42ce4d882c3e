/** Name, what the person does, and some words about it. */
export const demoInstructors = [
  [
    'Arif Wibowo',
    'Analis data toko daring',
    'Sebelas tahun membaca angka penjualan untuk toko rumahan sampai gudang bersama. Percaya bahwa satu tabel yang jujur lebih berguna daripada sepuluh dasbor.',
  ],
  [
    'Dewi Anggraini',
    'Pemilik toko perlengkapan bayi',
    'Memulai dari garasi pada 2016, kini mengirim dua ribu paket sebulan. Mengajar hal yang dulu ia pelajari dengan mahal.',
  ],
  [
    'Bayu Saputra',
    'Praktisi iklan Shopee',
    'Mengelola iklan lebih dari enam puluh toko. Terbiasa bekerja dengan anggaran di bawah lima puluh ribu sehari.',
  ],
  [
    'Maya Kusuma',
    'Pembuat konten TikTok',
    'Akunnya tumbuh dari video dapur tiga puluh detik. Senang membongkar mengapa satu video ditonton dan yang lain tidak.',
  ],
  [
    'Rizal Hakim',
    'Pembawa acara siaran langsung',
    'Sudah lebih dari seribu jam siaran. Mengajarkan cara bicara kepada orang yang mengaku tidak bisa bicara.',
  ],
  [
    'Sinta Maharani',
    'Fotografer produk',
    'Dua belas tahun memotret makanan dan busana. Studio pertamanya meja makan di dekat jendela.',
  ],
  [
    'Hendra Gunawan',
    'Konsultan keuangan UMKM',
    'Mendampingi koperasi dan usaha keluarga di Jawa Tengah menyusun pembukuan yang benar-benar dipakai.',
  ],
  [
    'Nurul Aini',
    'Kepala layanan pelanggan',
    'Memimpin tim balas obrolan dua puluh orang. Mengumpulkan kalimat yang menenangkan pembeli yang kecewa.',
  ],
  [
    'Yoga Prasetyo',
    'Perencana stok dan gudang',
    'Membantu toko kecil berhenti kehabisan barang laris dan menimbun barang lambat.',
  ],
  [
    'Laras Setiawati',
    'Perancang merek',
    'Menamai dan menata rupa puluhan merek kecil, dari keripik sampai sabun batang.',
  ],
  [
    'Fajar Nugraha',
    'Pengiklan Meta dan Google',
    'Mengelola iklan pencarian dan media sosial untuk kursus, klinik, dan toko.',
  ],
  [
    'Ratna Dewi',
    'Pemilik Kopi Ratna',
    'Menjual kopi Gayo langsung dari penyangrai kecil di Bandung, lima tahun di tiga marketplace sekaligus.',
  ],
] as const

export type DemoInstructor = (typeof demoInstructors)[number][0]
