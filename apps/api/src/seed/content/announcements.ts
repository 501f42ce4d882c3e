import type { AnnouncementType } from '@naikkelas/contract'

interface DemoAnnouncement {
  type: AnnouncementType
  /** Since when it is seen, in days before the first start; below zero for what is still to come. */
  daysAgo: number
  /** How long it is seen. @default for good */
  forDays?: number
  title: string
  summary: string
  body: string
}

/** Announcements of the demonstration, oldest first. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    type: 'informasi',
    daysAgo: 210,
    title: 'Selamat datang di rumah baru kami',
    summary: 'Kelas, jasa, dan tools kini ada di satu situs dengan satu akun.',
    body: `Mulai hari ini semua yang dulu tersebar di beberapa situs ada di sini. Satu akun cukup untuk kelas, acara, dan tools.

Kalau Anda pernah membeli kelas dengan e-mail yang sama, kelas itu sudah ada di halaman Kelas Saya. Tidak perlu mendaftar ulang.

## Kalau kelas Anda belum terlihat

- Pastikan e-mail yang dipakai masuk sama dengan e-mail saat membeli.
- Kirim nomor transaksi lewat WhatsApp. Kami periksa di hari kerja yang sama.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 198,
    title: 'Materi video kini mengingat menit terakhir Anda',
    summary: 'Tutup tab kapan saja. Saat dibuka lagi, video berlanjut dari tempat terakhir.',
    body: `Banyak dari Anda belajar sambil menunggu paket dijemput. Karena itu video sekarang menyimpan menit terakhir yang ditonton, juga bila tab tertutup tiba-tiba.

Pindah dari ponsel ke laptop pun tidak masalah: yang diingat adalah akun, bukan perangkatnya.`,
  },
  {
    type: 'jadwal',
    daysAgo: 190,
    title: 'Jam layanan selama libur panjang',
    summary: 'Balasan WhatsApp lebih lambat empat hari ke depan. Kelas tetap terbuka seperti biasa.',
    body: `Selama libur panjang, tim layanan membalas pukul 09.00 sampai 13.00 WIB. Pesan di luar jam itu kami balas keesokan harinya.

Kelas, tools, dan pembayaran otomatis tidak libur. Pembayaran dengan transfer manual kami periksa dua kali sehari.`,
  },
  {
    type: 'promo',
    daysAgo: 182,
    forDays: 7,
    title: 'Paket Shopee dan Iklan: belajar dua, bayar satu setengah',
    summary: 'Kelas Shopee dan kelas iklan dalam satu paket sampai akhir pekan.',
    body: `Dua kelas yang paling sering diambil bersamaan kini ada dalam satu paket. Harganya sudah tertulis di halaman paket, tanpa kode apa pun.

- Berlaku tujuh hari.
- Yang sudah memiliki salah satu kelas bisa menghubungi kami untuk harga pelengkapnya.`,
  },
  {
    type: 'informasi',
    daysAgo: 171,
    title: 'Kenali akun WhatsApp resmi kami',
    summary: 'Kami tidak pernah meminta kata sandi, kode OTP, atau transfer ke rekening pribadi.',
    body: `Beberapa peserta menerima pesan dari orang yang mengaku tim kami. Supaya aman, ingat tiga hal ini.

1. Nomor resmi kami selalu sama dengan yang ada di bagian bawah situs.
2. Kami tidak pernah meminta kata sandi atau kode OTP, untuk alasan apa pun.
3. Pembayaran hanya ke rekening atas nama perusahaan yang tertulis di halaman pembayaran.

Kalau ragu, jangan balas. Kirim tangkapan layarnya kepada kami.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 163,
    title: 'Kelas Shopee: bab promosi ditulis ulang',
    summary: 'Menu promosi di Seller Centre berubah, jadi tujuh materinya kami rekam lagi.',
    body: `Tata letak menu promosi di Seller Centre berubah bulan lalu. Tujuh materi yang menunjukkan menu lama sudah kami ganti.

Materi lama tidak kami hapus dari catatan belajar Anda: yang sudah ditandai selesai tetap selesai. Tonton lagi materi "Voucher toko" dan "Paket diskon" bila Anda memakainya setiap hari.`,
  },
  {
    type: 'jadwal',
    daysAgo: 155,
    forDays: 3,
    title: 'Pemeliharaan server, Rabu dini hari',
    summary: 'Situs tidak dapat dibuka sekitar 40 menit mulai pukul 01.00 WIB.',
    body: `Kami memindahkan penyimpanan video ke server yang lebih cepat. Selama itu situs tidak dapat dibuka.

- Mulai: Rabu pukul 01.00 WIB
- Perkiraan selesai: pukul 01.40 WIB

Pembayaran yang sedang berjalan aman: begitu situs terbuka, statusnya diperbarui sendiri.`,
  },
  {
    type: 'informasi',
    daysAgo: 147,
    title: 'Sertifikat dapat diperiksa siapa saja',
    summary: 'Nomor di sertifikat kini bisa dicek keasliannya tanpa masuk ke akun.',
    body: `Setiap sertifikat punya nomor. Calon klien atau atasan Anda bisa memasukkan nomor itu di halaman verifikasi sertifikat dan langsung melihat nama kelas serta tanggal lulusnya.

Yang ditampilkan hanya nama, kelas, dan tanggal. Alamat e-mail Anda tidak pernah ikut.`,
  },
  {
    type: 'promo',
    daysAgo: 139,
    forDays: 5,
    title: 'Harga perkenalan kelas TikTok Shop',
    summary: 'Lima hari pertama lebih hemat Rp100.000 untuk kelas TikTok Shop yang baru.',
    body: `Kelas TikTok Shop yang baru dibuka hari ini dengan harga perkenalan. Isinya disusun bersama tiga penjual yang omzetnya sudah stabil dari siaran langsung.

Harga kembali normal setelah lima hari. Tidak ada hitung mundur yang diulang: setelah selesai, ya selesai.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 131,
    title: 'Shopeasytools 3.2: balas chat dengan nama pembeli',
    summary: 'Balasan otomatis kini bisa menyebut nama pembeli dan nomor pesanannya.',
    body: `Versi 3.2 sudah bisa dipasang dari halaman Produk Saya.

- Balasan otomatis mengenal nama pembeli dan nomor pesanan.
- Balasan berhenti sendiri kalau Anda sedang mengetik.
- Perbaikan: daftar kata kunci tidak lagi kosong setelah laptop tidur.

Cara memasangnya ada di tutorial Shopeasytools.`,
  },
  {
    type: 'informasi',
    daysAgo: 124,
    title: 'Cara meminta faktur untuk usaha Anda',
    summary: 'Faktur dengan nama usaha bisa diunduh dari rincian pembelian.',
    body: `Isi nama dan alamat usaha di profil sebelum membayar, lalu faktur otomatis memakainya. Faktur dapat diunduh dari halaman Pembelian Saya.

Kalau pembeliannya sudah lewat, kirim nomor transaksi dan nama usaha lewat e-mail. Kami buatkan paling lama dua hari kerja.`,
  },
  {
    type: 'jadwal',
    daysAgo: 116,
    title: 'Sesi tanya jawab Super Mentor pindah ke hari Kamis',
    summary: 'Mulai minggu depan, sesi bersama diadakan Kamis pukul 19.30 WIB.',
    body: `Hari Selasa ternyata hari tersibuk banyak toko. Berdasarkan jawaban 112 peserta, sesi bersama Super Mentor kami pindahkan ke hari Kamis pukul 19.30 WIB.

Sesi pribadi tidak berubah. Undangan di kalender Anda kami perbarui otomatis.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 108,
    title: 'Unduh semua lembar kerja sekaligus',
    summary: 'Setiap kelas punya satu berkas ZIP dengan semua lembar kerjanya.',
    body: `Dulu lembar kerja harus diunduh satu per satu. Sekarang ada tombol "Unduh semua lembar kerja" di halaman belajar setiap kelas premium.

Berkasnya berisi format Excel dan PDF. Yang Excel bisa dibuka di Google Spreadsheet.`,
  },
  {
    type: 'promo',
    daysAgo: 101,
    forDays: 10,
    title: 'Jasa foto produk: gratis ongkir kirim barang',
    summary: 'Kirim barang ke studio kami tanpa ongkos untuk pesanan minimal sepuluh foto.',
    body: `Untuk pesanan mulai sepuluh foto, ongkos kirim barang ke studio kami tanggung, dari kota mana pun di Jawa, Bali, dan Sumatra.

- Berat paket paling banyak 5 kg.
- Label pengiriman kami kirim setelah pesanan dibayar.
- Barang kembali dalam tujuh hari kerja.`,
  },
  {
    type: 'informasi',
    daysAgo: 94,
    title: 'Kebijakan pengembalian dana, dalam bahasa sederhana',
    summary: 'Tujuh hari, tanpa pertanyaan rumit, selama belum lebih dari dua bab selesai.',
    body: `Kami menulis ulang kebijakan pengembalian dana supaya bisa dibaca dalam satu menit.

1. Berlaku tujuh hari sejak pembayaran.
2. Berlaku bila Anda belum menyelesaikan lebih dari dua bab.
3. Dana kembali ke cara bayar yang sama. Untuk transfer, ke rekening Anda dalam tiga hari kerja.

Syarat lengkapnya tetap ada di halaman syarat dan ketentuan.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 87,
    title: 'Robotok: riset hashtag dengan hitungan penonton',
    summary: 'Hasil riset kini menunjukkan perkiraan penonton, bukan hanya jumlah video.',
    body: `Hashtag dengan sejuta video belum tentu ramai penonton. Karena itu hasil riset di Robotok sekarang menunjukkan perkiraan penonton tujuh hari terakhir.

Perbarui Robotok ke versi 2.6, lalu buka menu Riset hashtag. Hasil lama tidak dihapus dan bisa dibandingkan.`,
  },
  {
    type: 'jadwal',
    daysAgo: 80,
    forDays: 4,
    title: 'Pembayaran lewat satu bank sedang terganggu',
    summary: 'Virtual account salah satu bank tertunda. Gunakan QRIS atau bank lain sementara ini.',
    body: `Bank penyedia virtual account memberi tahu kami bahwa konfirmasi pembayaran tertunda sampai dua jam.

Kalau Anda sudah membayar, tidak perlu membayar lagi: kelas terbuka begitu konfirmasinya tiba. Untuk pembelian baru, QRIS dan bank lain berjalan normal.

Pembaruan: sejak pukul 16.20 WIB semuanya kembali normal.`,
  },
  {
    type: 'informasi',
    daysAgo: 73,
    title: 'Mitra baru mengajar di sini',
    summary: 'Dari kopi sampai konveksi: kelas mitra diajarkan oleh pemilik usahanya sendiri.',
    body: `Kelas mitra diajarkan oleh orang yang sehari-hari menjalankan usahanya. Bulan ini beberapa mitra bergabung, antara lain pemilik kedai kopi, konveksi, dan toko perlengkapan bayi.

Lihat daftarnya di halaman kelas mitra. Setiap mitra punya halaman sendiri dengan cerita usahanya.`,
  },
  {
    type: 'promo',
    daysAgo: 66,
    forDays: 6,
    title: 'Ulang tahun kedua: harga kembali ke hari pertama',
    summary: 'Enam hari, lima kelas pilihan kembali ke harga saat pertama dibuka.',
    body: `Dua tahun lalu kami membuka lima kelas pertama. Untuk merayakannya, kelima kelas itu kembali ke harga hari pertama selama enam hari.

Yang membelinya dalam tujuh hari terakhir kami hubungi lewat e-mail: selisihnya menjadi saldo untuk pembelian berikutnya.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 59,
    title: 'Halaman belajar lebih ringan di ponsel lama',
    summary: 'Ukuran halaman turun dua pertiga. Video tetap sama tajamnya.',
    body: `Hampir tujuh dari sepuluh peserta belajar di ponsel. Halaman belajar kami susun ulang supaya terbuka cepat juga di ponsel berumur empat tahun.

Anda bisa memilih kualitas video sendiri. Pilihan "hemat data" memakai sekitar 90 MB untuk satu jam.`,
  },
  {
    type: 'jadwal',
    daysAgo: 52,
    title: 'Workshop Iklan Bandung: tempat pindah satu gedung',
    summary: 'Ruang baru lebih luas, masih di jalan yang sama. Karcis lama tetap berlaku.',
    body: `Peminat workshop di Bandung lebih banyak daripada kursinya, jadi kami pindah ke gedung di sebelahnya. Jam dan tanggal tidak berubah.

Karcis yang sudah dibeli tetap berlaku. Alamat di karcis digital Anda sudah kami perbarui.`,
  },
  {
    type: 'informasi',
    daysAgo: 45,
    title: 'Begini kami menyimpan data Anda',
    summary: 'Ringkasan kebijakan privasi baru: apa yang disimpan, berapa lama, dan cara menghapusnya.',
    body: `Kebijakan privasi kami perbarui mengikuti UU Pelindungan Data Pribadi. Isinya tidak menambah data yang kami simpan, hanya menjelaskannya lebih terang.

- Anda bisa mengunduh salinan data sendiri dari halaman profil.
- Anda bisa meminta akun dihapus, juga dari halaman profil.
- Data formulir yang tidak menjadi pembelian dihapus sendiri setelah masanya lewat.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 38,
    title: 'Kelas CS: contoh jawaban untuk komplain sulit',
    summary: 'Dua puluh percakapan sungguhan, dengan nama disamarkan, dan jawaban yang menenangkan.',
    body: `Bab baru di kelas CS berisi dua puluh percakapan komplain dari toko peserta. Nama dan produknya disamarkan, nadanya tidak.

Setiap percakapan punya dua jawaban: yang spontan dan yang menenangkan. Coba tulis jawaban Anda dahulu sebelum membuka contoh kami.`,
  },
  {
    type: 'promo',
    daysAgo: 31,
    forDays: 60,
    title: 'Ajak satu teman, Anda berdua dapat potongan',
    summary: 'Potongan Rp50.000 untuk Anda dan teman yang mendaftar lewat tautan Anda.',
    body: `Bagikan tautan dari halaman Afiliasi. Saat teman Anda membeli kelas pertamanya, ia langsung mendapat potongan Rp50.000, dan Anda mendapat kupon yang sama besarnya.

- Berlaku untuk kelas premium.
- Satu teman dihitung satu kali.
- Kupon Anda berlaku 60 hari.`,
  },
  {
    type: 'jadwal',
    daysAgo: 24,
    title: 'Siaran langsung mingguan mulai pukul 20.00 WIB',
    summary: 'Mundur setengah jam supaya yang baru tutup toko sempat ikut.',
    body: `Siaran langsung mingguan kami mulai pukul 20.00 WIB, setengah jam lebih lambat dari biasanya. Rekamannya tersedia keesokan paginya.

Tekan "Ingatkan saya" di halaman siaran supaya jadwalnya masuk ke kalender Anda.`,
  },
  {
    type: 'informasi',
    daysAgo: 18,
    title: 'Kami sedang mencari rekan kerja baru',
    summary: 'Dua belas posisi dibuka, sebagian besar bisa dari rumah.',
    body: `Tim kami bertambah. Ada dua belas posisi di bagian teknologi, penjualan, pemasaran, HRGA, dan operasional.

Semua posisi mencantumkan kisaran gaji. Lamaran dikirim langsung dari halaman karir, cukup dengan CV berbentuk PDF. Anda tidak perlu membuat akun.`,
  },
  {
    type: 'pembaruan',
    daysAgo: 12,
    title: 'Tutorial tools kini bertahap dan bergambar',
    summary: 'Tiga puluh dua tutorial ditulis ulang menjadi langkah pendek yang bisa diikuti sambil membuka tools.',
    body: `Tutorial Shopeasytools dan Robotok kami tulis ulang. Setiap langkah kini berdiri sendiri, dengan gambar layar dan hasil yang seharusnya Anda lihat.

Di akhir setiap tutorial ada pertanyaan "Apakah ini membantu?". Jawaban Anda kami baca setiap minggu.`,
  },
  {
    type: 'jadwal',
    daysAgo: 7,
    forDays: 30,
    title: 'Jam layanan pada hari libur nasional',
    summary: 'Kami membalas sampai siang pada hari libur nasional. Hari lainnya seperti biasa.',
    body: `Pada hari libur nasional tim layanan membalas pukul 09.00 sampai 13.00 WIB. Hari kerja tetap sampai pukul 17.00 WIB.

Untuk jasa kelola marketplace, penanggung jawab toko Anda tetap memantau pesanan pada hari libur.`,
  },
  {
    type: 'promo',
    daysAgo: 3,
    forDays: 14,
    title: 'Kelas iklan untuk persiapan tanggal kembar',
    summary: 'Belajar sekarang, pakai saat pesanan paling ramai. Hemat Rp75.000 selama dua minggu.',
    body: `Iklan untuk tanggal kembar sebaiknya disiapkan sepuluh hari sebelumnya. Karena itu kelas iklan kami beri potongan selama dua minggu ini.

Di dalamnya ada lembar hitung anggaran: masukkan margin dan stok, lalu Anda tahu batas biaya iklan yang masih aman.`,
  },
  {
    type: 'informasi',
    daysAgo: 1,
    title: 'Lembar catatan stok gratis untuk semua',
    summary: 'Lembar Excel sederhana untuk toko dengan sampai 300 barang. Tanpa perlu daftar.',
    body: `Banyak yang bertanya apa yang kami pakai untuk mencatat stok sebelum memakai aplikasi. Jawabannya lembar Excel sederhana, dan sekarang boleh Anda pakai juga.

- Satu baris untuk satu barang.
- Warna berubah sendiri saat stok tinggal tiga hari.
- Ada contoh isian, hapus saja setelah paham.

Tautan unduhannya ada di kelas gratis "Catat stok tanpa pusing".`,
  },
]
