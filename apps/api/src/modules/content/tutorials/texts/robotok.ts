import { onChat, onDialog, onPhone, onWindow, tutorial, type TutorialWords } from './written-tutorial.ts'

/** Tutorials of Robotok, in the order of the specification. */
export const robotokTutorials: Readonly<Record<string, TutorialWords>> = {
  install: tutorial({
    title: 'Memasang Robotok',
    summary: 'Dari mengunduh sampai Robotok mengenali akun TikTok Anda, sekitar lima menit.',
    minutes: 5,
    steps: [
      [
        'Unduh dan ekstrak',
        'Buka Produk Saya, pilih Robotok, lalu unduh ZIP-nya. Ekstrak ke folder yang tidak akan dipindah.',
        onWindow('Produk Saya', ['Robotok', 'Berlaku sampai tahun depan', 'Unduh'], 2),
      ],
      [
        'Muat di Chrome',
        'Buka chrome://extensions, nyalakan Mode developer, tekan Muat yang belum dipaketkan, lalu pilih folder tadi.',
        onWindow('chrome://extensions', ['Mode developer', 'Muat yang belum dipaketkan', 'Robotok'], 1),
      ],
      [
        'Masuk ke TikTok',
        'Buka tiktok.com di Chrome yang sama dan masuk dengan akun toko. Robotok tidak pernah meminta kata sandi TikTok Anda.',
      ],
      [
        'Aktifkan lisensi',
        'Buka Robotok dari ikon puzzle, masukkan e-mail akun dan kode lisensi. Nama akun TikTok Anda muncul di atas bila sudah terhubung.',
        onDialog('Aktifkan lisensi', ['E-mail dan kode lisensi', 'Batal', 'Aktifkan'], 2),
      ],
    ],
  }),
  'setting-mobile': tutorial({
    title: 'Menyiapkan tampilan ponsel',
    summary: 'Untuk fitur yang hanya ada di TikTok versi ponsel.',
    minutes: 3,
    steps: [
      ['Tutup tab lain', 'Sisakan satu tab TikTok. Beberapa tab sekaligus membuat Robotok ragu harus bekerja di mana.'],
      [
        'Nyalakan tampilan ponsel',
        'Di Robotok, buka Pengaturan lalu nyalakan Tampilan ponsel. Halaman memuat ulang dalam ukuran ponsel.',
        onWindow('Robotok · Pengaturan', ['Jeda antar tindakan', 'Tampilan ponsel', 'Jam kerja'], 1),
      ],
      [
        'Pastikan sudah masuk',
        'Kalau TikTok meminta masuk lagi, masuklah sekali. Setelah itu Robotok mengingatnya.',
        onPhone('TikTok', ['Untuk Anda', 'Video', 'Beranda · Toko · Profil'], 2),
      ],
    ],
  }),
  'auto-chat': tutorial({
    title: 'Balas pesan otomatis',
    summary: 'Pesan pertama dijawab segera, percakapan selanjutnya tetap milik Anda.',
    minutes: 6,
    steps: [
      [
        'Buat aturan pertama',
        'Pilih Balas pesan, tekan Tambah aturan, lalu isi kata yang dicari dan jawabannya.',
        onWindow(
          'Balas pesan',
          ['Kata: harga, berapa', 'Jawaban: Halo Kak {nama}, harganya ada di keranjang kuning ya.', 'Simpan'],
          2,
        ),
      ],
      [
        'Siapkan jawaban cadangan',
        'Jawaban cadangan dikirim bila tidak ada kata yang cocok. Tulis kapan Anda akan membalas sendiri.',
        onChat('Pesan', [
          'Kak bisa kirim ke Kupang?',
          'Halo Kak Maria, pertanyaannya kami jawab sebelum pukul 17.00 WITA ya.',
        ]),
      ],
      [
        'Coba dahulu',
        'Kirim pesan dari akun kedua. Pastikan jawabannya masuk akal untuk pertanyaan yang tidak Anda duga.',
      ],
    ],
  }),
  'auto-follow-by-comment': tutorial({
    title: 'Mengikuti dari komentar',
    summary: 'Mengikuti orang yang berkomentar di video sejenis.',
    minutes: 5,
    steps: [
      [
        'Pilih videonya',
        'Cari video dengan pembahasan yang sama dengan barang Anda, paling lama tujuh hari, lalu tempel alamatnya.',
        onWindow('Ikuti dari komentar', ['tiktok.com/@bekalceria/video/…', 'Ambil komentar'], 1),
      ],
      [
        'Saring komentarnya',
        'Pilih komentar berisi pertanyaan, misalnya yang memuat "beli di mana". Mereka sedang mencari.',
        onWindow('Saring', ['Memuat kata: beli, harga, di mana', 'Terapkan'], 1),
      ],
      [
        'Batasi per hari',
        'Mulai dari 25 akun per hari dengan jeda 45 detik. Naikkan perlahan setelah dua minggu tanpa peringatan.',
      ],
    ],
  }),
  'auto-comment-reply': tutorial({
    title: 'Membalas komentar otomatis',
    summary: 'Menjawab pertanyaan yang sama di setiap video tanpa menyalin jawaban.',
    minutes: 5,
    steps: [
      [
        'Pilih video',
        'Buka Balas komentar dan centang video yang komentarnya masih ramai.',
        onWindow('Balas komentar', ['Cara mengemas botol · 84 komentar', 'Isi gudang kami · 12 komentar'], 0),
      ],
      [
        'Tulis beberapa versi',
        'Untuk setiap pertanyaan, tulis tiga jawaban yang berbeda kalimatnya. Robotok memilih bergantian.',
        onWindow(
          'Jawaban: ukuran',
          ['Tingginya 24 cm Kak, muat di tas sekolah.', '24 cm Kak, pas di saku samping tas.', 'Tambah versi'],
          2,
        ),
      ],
      [
        'Sisihkan keluhan',
        'Masukkan kata seperti "rusak" dan "kecewa" ke daftar Jawab sendiri. Komentar itu tidak dijawab otomatis.',
        onWindow('Jawab sendiri', ['rusak', 'kecewa', 'belum sampai']),
      ],
    ],
  }),
  'auto-unfollow': tutorial({
    title: 'Berhenti mengikuti otomatis',
    summary: 'Merapikan akun yang diikuti tanpa menyentuh pembeli.',
    minutes: 4,
    steps: [
      [
        'Ambil daftarnya',
        'Pilih Berhenti mengikuti lalu Ambil daftar. Robotok memisahkan yang mengikuti balik dan yang tidak.',
        onWindow('Berhenti mengikuti', ['Mengikuti balik · 410', 'Tidak mengikuti balik · 860'], 1),
      ],
      [
        'Pilih pengecualian',
        'Tambahkan akun mitra, kreator, dan pembeli tetap ke pengecualian.',
        onWindow('Pengecualian', ['@kopiratna', '@konveksi.sari', 'Tambah'], 2),
      ],
      ['Jalankan perlahan', 'Batasi 40 akun per hari. Berhenti sehari bila TikTok menampilkan peringatan.'],
    ],
  }),
  'followback-and-broadcast': tutorial({
    title: 'Mengikuti balik dan menyapa',
    summary: 'Mengikuti balik pengikut baru dan mengirim satu sapaan yang tidak mengganggu.',
    minutes: 6,
    steps: [
      [
        'Nyalakan ikuti balik',
        'Pilih Ikuti balik. Robotok memeriksa pengikut baru setiap jam.',
        onWindow('Ikuti balik', ['Pengikut baru hari ini: 18', 'Nyalakan'], 1),
      ],
      [
        'Tulis satu sapaan',
        'Sapaan yang baik menyebut alasan mereka mengikuti, bukan langsung menawarkan barang.',
        onChat('Pesan', [
          '(mulai mengikuti Anda)',
          'Halo Kak Yoga, terima kasih sudah mengikuti. Setiap Selasa kami berbagi cara mengemas barang pecah belah.',
        ]),
      ],
      [
        'Batasi kirimannya',
        'Paling banyak 20 sapaan per hari, dan satu kali untuk setiap orang. Robotok mencatat siapa yang sudah disapa.',
      ],
    ],
  }),
  'comment-fyp': tutorial({
    title: 'Berkomentar di video FYP',
    summary: 'Hadir di percakapan yang sedang ramai dengan komentar yang berisi.',
    minutes: 5,
    steps: [
      [
        'Tentukan topik',
        'Isi tiga sampai lima kata tentang bidang Anda. Robotok hanya berkomentar di video yang memuat kata itu.',
        onWindow('Komentar FYP', ['bekal anak', 'kemasan', 'jualan online'], 0),
      ],
      [
        'Siapkan komentar',
        'Tulis sepuluh komentar yang menambah informasi. Jangan menaruh tautan atau ajakan membeli.',
        onWindow(
          'Komentar',
          [
            'Botol kaca aman kalau dibungkus dua arah seperti ini.',
            'Kami pakai kardus bekas telur, sama kuatnya.',
            'Tambah',
          ],
          2,
        ),
      ],
      ['Jalankan sebentar', 'Cukup 15 komentar per hari. Balas sendiri bila ada yang menjawab komentar Anda.'],
    ],
  }),
  'research-hashtag': tutorial({
    title: 'Riset hashtag',
    summary: 'Memilih hashtag menurut penontonnya, bukan jumlah videonya.',
    minutes: 5,
    steps: [
      [
        'Masukkan kata awal',
        'Tulis satu kata tentang barang Anda tanpa tanda pagar.',
        onWindow('Riset hashtag', ['bekal', 'Cari'], 1),
      ],
      [
        'Baca hasilnya',
        'Perhatikan penonton tujuh hari terakhir. Hashtag sedang sering lebih berguna daripada yang raksasa.',
        onWindow('Hasil', ['#bekalanak · 2,1 juta penonton', '#bekalsekolah · 640 ribu', '#bekal · 18 juta'], 1),
      ],
      [
        'Simpan kelompok',
        'Simpan satu kelompok berisi satu besar, dua sedang, dan dua kecil. Pakai bergantian di lima video, lalu bandingkan.',
      ],
    ],
  }),
  'research-compt-hashtag': tutorial({
    title: 'Riset hashtag pesaing',
    summary: 'Melihat hashtag yang membawa penonton ke video pesaing.',
    minutes: 5,
    steps: [
      [
        'Tempel akun pesaing',
        'Masukkan nama akun yang pembelinya sama. Robotok membaca tiga puluh video terakhir.',
        onWindow('Hashtag pesaing', ['@bekalceria', 'Baca video'], 1),
      ],
      [
        'Urutkan menurut penonton',
        'Tekan kolom Rata-rata penonton. Hashtag yang jarang dipakai tetapi rata-ratanya tinggi patut dicoba.',
        onWindow('Hasil', ['#tipsbekal · 4 video · 92 ribu', '#fyp · 30 video · 8 ribu'], 0),
      ],
      [
        'Coba satu per satu',
        'Pakai satu hashtag baru di satu video. Dengan begitu Anda tahu mana yang membawa perubahan.',
      ],
    ],
  }),
  'research-compt-sound': tutorial({
    title: 'Riset suara pesaing',
    summary: 'Suara apa yang dipakai pesaing ketika videonya ramai.',
    minutes: 4,
    steps: [
      [
        'Pilih akun',
        'Masukkan satu sampai lima akun pesaing.',
        onWindow('Suara pesaing', ['@bekalceria', '@dapurkecil', 'Baca video'], 2),
      ],
      [
        'Bandingkan',
        'Lihat suara yang muncul di video dengan penonton di atas rata-rata akun itu.',
        onWindow(
          'Hasil',
          ['Suara asli · 3 kali lipat', 'Gitar sore · 1,4 kali lipat', 'Lagu viral · 0,9 kali lipat'],
          0,
        ),
      ],
      [
        'Periksa hak pakainya',
        'Akun bisnis hanya boleh memakai suara dari pustaka komersial. Cari suara yang suasananya serupa di sana.',
      ],
    ],
  }),
  'research-content': tutorial({
    title: 'Riset konten',
    summary: 'Mengumpulkan video ramai di bidang Anda dan menemukan polanya.',
    minutes: 6,
    steps: [
      [
        'Cari topik',
        'Tulis topik dan pilih rentang tujuh hari. Robotok mengambil seratus video teratas.',
        onWindow('Riset konten', ['kemasan botol', '7 hari terakhir', 'Cari'], 2),
      ],
      [
        'Baca tiga detik pertama',
        'Kolom Pembuka berisi kalimat pertama setiap video. Tandai yang membuat Anda ingin menonton lagi.',
        onWindow('Pembuka', ['"Jangan kirim botol sebelum lihat ini"', '"Hari ini kami kirim 300 paket"'], 0),
      ],
      ['Tulis versi Anda', 'Ambil polanya, bukan kalimatnya. Pakai cerita dari toko Anda sendiri.'],
    ],
  }),
  'research-sound-viral': tutorial({
    title: 'Riset suara yang sedang naik',
    summary: 'Menemukan suara sebelum semua orang memakainya.',
    minutes: 4,
    steps: [
      [
        'Buka daftar naik',
        'Pilih Suara naik dan rentang tiga hari.',
        onWindow('Suara naik', ['3 hari terakhir', 'Tampilkan'], 1),
      ],
      [
        'Cari yang masih muda',
        'Pilih suara dengan kenaikan tajam tetapi masih di bawah lima ribu video.',
        onWindow('Hasil', ['Ketukan pagi · naik 380 % · 1.900 video', 'Lagu pesta · naik 40 % · 210.000 video'], 0),
      ],
      ['Simpan dan pakai segera', 'Suara naik bertahan sekitar satu minggu. Rekam hari ini, unggah besok.'],
    ],
  }),
  'auto-like-video': tutorial({
    title: 'Menyukai video otomatis',
    summary: 'Menyapa calon pembeli dengan cara yang paling ringan.',
    minutes: 4,
    steps: [
      [
        'Pilih sumbernya',
        'Pilih video dari hashtag, dari pengikut baru, atau dari daftar akun.',
        onWindow('Suka video', ['Dari hashtag', 'Dari pengikut baru', 'Dari daftar akun'], 1),
      ],
      [
        'Atur kecepatan',
        'Mulai dari 60 video per hari dengan jeda acak 20 sampai 50 detik.',
        onWindow('Batas', ['Per hari: 60', 'Jeda: 20–50 detik', 'Mulai'], 2),
      ],
      ['Pantau riwayat', 'Buka Riwayat sekali sehari. Kalau banyak yang gagal, hentikan dahulu selama 24 jam.'],
    ],
  }),
  'auto-like-comment': tutorial({
    title: 'Menyukai komentar otomatis',
    summary: 'Setiap komentar di video Anda mendapat tanda bahwa ia dibaca.',
    minutes: 3,
    steps: [
      [
        'Pilih video Anda',
        'Centang video yang komentarnya ingin disukai. Video lama boleh ikut.',
        onWindow('Suka komentar', ['Cara mengemas botol', 'Isi gudang kami', 'Mulai'], 2),
      ],
      [
        'Kecualikan kata kasar',
        'Tambahkan kata yang tidak pantas ke pengecualian supaya komentarnya tidak ikut disukai.',
        onWindow('Pengecualian', ['penipu', 'jelek', 'Tambah'], 2),
      ],
      ['Biarkan berjalan', 'Robotok memeriksa komentar baru setiap 30 menit selama tab TikTok terbuka.'],
    ],
  }),
  'delete-manual': tutorial({
    title: 'Menghapus data dan memasang ulang',
    summary: 'Memulai dari bersih ketika Robotok tidak mau berjalan.',
    minutes: 4,
    steps: [
      [
        'Simpan cadangan',
        'Buka Pengaturan dan tekan Unduh cadangan. Aturan balasan dan daftar akun ada di dalamnya.',
        onWindow('Pengaturan', ['Unduh cadangan', 'Pulihkan cadangan', 'Keluar dari lisensi'], 0),
      ],
      [
        'Keluar dari lisensi',
        'Tekan Keluar dari lisensi, lalu tunggu sampai statusnya kosong.',
        onDialog('Keluar dari lisensi?', ['Robotok berhenti di komputer ini.', 'Batal', 'Keluar'], 2),
      ],
      [
        'Hapus dari Chrome',
        'Buka chrome://extensions, hapus Robotok, lalu hapus foldernya.',
        onWindow('chrome://extensions', ['Robotok', 'Detail', 'Hapus'], 2),
      ],
      ['Pasang lagi', 'Ikuti tutorial memasang dengan berkas terbaru, kemudian pulihkan cadangan.'],
    ],
  }),
  'setting-notification': tutorial({
    title: 'Mengatur pemberitahuan',
    summary: 'Supaya Anda tahu ketika Robotok berhenti atau TikTok meminta verifikasi.',
    minutes: 3,
    steps: [
      [
        'Izinkan di Chrome',
        'Pilih Izinkan saat Chrome bertanya. Di Windows, pastikan mode Jangan ganggu sedang mati.',
        onDialog('Tampilkan pemberitahuan', ['Robotok ingin menampilkan pemberitahuan.', 'Blokir', 'Izinkan'], 2),
      ],
      [
        'Pilih kejadian',
        'Nyalakan Robotok berhenti dan Verifikasi diminta. Dua ini yang perlu segera ditangani.',
        onWindow('Pemberitahuan', ['Robotok berhenti', 'Verifikasi diminta', 'Ringkasan harian'], 1),
      ],
      ['Coba kirim', 'Tekan Kirim percobaan dan lihat kanan bawah layar.'],
    ],
  }),
}
