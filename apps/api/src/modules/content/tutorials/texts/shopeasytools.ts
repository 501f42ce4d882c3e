import { onChat, onDialog, onPhone, onWindow, tutorial, type TutorialWords } from './written-tutorial.ts'

/** Tutorials of Shopeasytools, in the order of the specification. */
export const shopeasytoolsTutorials: Readonly<Record<string, TutorialWords>> = {
  install: tutorial({
    title: 'Memasang Shopeasytools',
    summary: 'Dari mengunduh sampai tombolnya muncul di Chrome, sekitar lima menit.',
    minutes: 5,
    steps: [
      [
        'Unduh berkasnya',
        'Masuk ke akun Anda, buka Produk Saya, lalu pilih Shopeasytools. Tekan Unduh dan simpan berkas ZIP-nya di folder yang mudah dicari.',
        onWindow('Produk Saya', ['Shopeasytools', 'Berlaku sampai tahun depan', 'Unduh'], 2),
      ],
      [
        'Ekstrak ZIP-nya',
        'Klik kanan berkas ZIP, pilih Ekstrak semua. Letakkan foldernya di tempat yang tidak akan dipindah, misalnya Dokumen. Chrome membaca tools dari folder ini setiap kali dibuka.',
      ],
      [
        'Buka halaman ekstensi',
        'Di Chrome, ketik chrome://extensions lalu tekan Enter. Nyalakan Mode developer di kanan atas.',
        onWindow('chrome://extensions', ['Ekstensi', 'Mode developer', 'Muat yang belum dipaketkan'], 1),
      ],
      [
        'Muat foldernya',
        'Tekan Muat yang belum dipaketkan, lalu pilih folder hasil ekstrak. Shopeasytools muncul di daftar.',
        onWindow('chrome://extensions', ['Mode developer', 'Muat yang belum dipaketkan', 'Shopeasytools'], 1),
      ],
      [
        'Masukkan lisensi',
        'Tekan ikon puzzle di kanan atas, sematkan Shopeasytools, lalu buka. Masukkan e-mail akun dan kode lisensi dari halaman Produk Saya. Satu lisensi dipakai di satu komputer.',
        onDialog('Aktifkan lisensi', ['E-mail dan kode lisensi', 'Batal', 'Aktifkan'], 2),
      ],
    ],
  }),
  'setting-mobile': tutorial({
    title: 'Menyiapkan tampilan ponsel',
    summary: 'Beberapa fitur membaca Shopee versi ponsel. Begini menyiapkannya di Chrome.',
    minutes: 3,
    steps: [
      [
        'Masuk ke toko',
        'Buka shopee.co.id di Chrome dan masuk dengan akun toko. Biarkan tab ini terbuka selama tools bekerja.',
      ],
      [
        'Nyalakan tampilan ponsel',
        'Buka Shopeasytools, pilih Pengaturan, lalu nyalakan Tampilan ponsel. Halaman Shopee memuat ulang dalam bentuk yang lebih sempit.',
        onWindow('Shopeasytools · Pengaturan', ['Bahasa', 'Tampilan ponsel', 'Jeda antar tindakan'], 1),
      ],
      [
        'Periksa hasilnya',
        'Bila berhasil, menu Shopee pindah ke bagian bawah layar. Kalau belum, tutup semua tab Shopee lalu buka lagi satu tab saja.',
        onPhone('Shopee', ['Cari di Shopee', 'Etalase toko', 'Beranda · Feed · Notifikasi · Saya'], 2),
      ],
    ],
  }),
  'research-keywords': tutorial({
    title: 'Riset kata kunci',
    summary: 'Menemukan kata yang benar-benar diketik pembeli sebelum menulis judul produk.',
    minutes: 6,
    steps: [
      [
        'Mulai dari satu kata',
        'Pilih Riset kata kunci, lalu tulis nama barang sebagaimana pembeli menyebutnya: "tas bekal", bukan "lunch bag premium".',
        onWindow('Riset kata kunci', ['tas bekal', 'Cari'], 1),
      ],
      [
        'Baca kolomnya',
        'Kolom Pencarian menunjukkan seberapa sering kata itu muncul. Kolom Saingan menunjukkan jumlah produk. Yang dicari: pencarian ramai, saingan tidak terlalu padat.',
        onWindow(
          'Hasil',
          [
            'tas bekal anak · ramai · saingan sedang',
            'tas bekal kantor · sedang · saingan rendah',
            'tas bekal lucu · ramai · saingan padat',
          ],
          1,
        ),
      ],
      [
        'Simpan yang cocok',
        'Centang paling banyak sepuluh kata, lalu tekan Simpan. Daftarnya bisa diunduh sebagai CSV.',
        onWindow('Hasil', ['10 kata dipilih', 'Unduh CSV', 'Simpan'], 2),
      ],
      [
        'Pakai di judul',
        'Letakkan kata terpenting di depan judul, satu kali saja. Ubah satu produk dahulu, tunggu tujuh hari, lalu bandingkan kunjungannya.',
      ],
    ],
  }),
  'booster-product': tutorial({
    title: 'Menaikkan produk bergiliran',
    summary: 'Fitur Naikkan Produk dijalankan otomatis setiap empat jam, bergiliran.',
    minutes: 4,
    steps: [
      [
        'Pilih produknya',
        'Buka Naikkan produk dan centang produk yang stoknya aman. Shopee mengizinkan lima produk dalam satu giliran.',
        onWindow(
          'Naikkan produk',
          ['Tas bekal anak · stok 84', 'Botol minum 600 ml · stok 120', 'Kotak makan sekat · stok 0'],
          0,
        ),
      ],
      [
        'Atur giliran',
        'Pilih Bergiliran supaya semua produk terpilih mendapat bagian. Jedanya mengikuti aturan Shopee: empat jam.',
        onWindow('Giliran', ['Produk yang sama terus', 'Bergiliran', 'Mulai'], 1),
      ],
      [
        'Mulai dan biarkan terbuka',
        'Tekan Mulai. Komputer dan tab Shopee harus tetap menyala. Riwayat di bawah mencatat setiap giliran.',
        onWindow('Riwayat', ['08.00 · 5 produk dinaikkan', '12.00 · 5 produk dinaikkan', 'Berikutnya 16.00']),
      ],
    ],
  }),
  'auto-chat': tutorial({
    title: 'Balas chat otomatis',
    summary: 'Jawaban pertama dalam hitungan detik, tanpa terdengar seperti robot.',
    minutes: 7,
    steps: [
      [
        'Tulis jawaban untuk pertanyaan tersering',
        'Pilih Balas chat, lalu Tambah aturan. Tulis kata yang dicari, misalnya "ready", dan jawabannya. Mulai dari lima pertanyaan yang paling sering Anda terima.',
        onWindow(
          'Balas chat',
          ['Kata: ready, stok, ada', 'Jawaban: Halo Kak, stoknya ada dan siap kirim hari ini.', 'Simpan'],
          2,
        ),
      ],
      [
        'Pakai nama pembeli',
        'Tulis {nama} di tempat nama pembeli harus muncul. Pembeli melihat namanya sendiri.',
        onChat('Chat', ['Kak, warna hijau ready?', 'Halo Kak Rini, warna hijau ada dan siap kirim hari ini.']),
      ],
      [
        'Atur jam kerjanya',
        'Pilih jam saat balasan otomatis bekerja. Banyak toko menyalakannya hanya di luar jam kerja, supaya siang hari tetap dijawab orang.',
        onWindow('Jam balasan', ['Selalu', 'Di luar jam kerja', 'Mati'], 1),
      ],
      [
        'Coba dari akun lain',
        'Kirim pertanyaan dari akun kedua dan baca jawabannya seperti pembeli. Begitu Anda mengetik sendiri, balasan otomatis berhenti untuk chat itu.',
      ],
    ],
  }),
  'auto-follow': tutorial({
    title: 'Mengikuti calon pembeli',
    summary: 'Mengikuti pengikut toko sejenis secara bertahap dan wajar.',
    minutes: 5,
    steps: [
      [
        'Tentukan toko acuan',
        'Pilih Ikuti otomatis dan tempel alamat toko yang pembelinya mirip dengan pembeli Anda.',
        onWindow('Ikuti otomatis', ['shopee.co.id/toko-bekal-ceria', 'Ambil daftar pengikut'], 1),
      ],
      [
        'Batasi jumlahnya',
        'Mulai dari 30 akun per hari dengan jeda paling sedikit 40 detik. Angka yang terlalu besar membuat akun dibatasi Shopee.',
        onWindow('Batas', ['Per hari: 30', 'Jeda: 40 detik', 'Mulai'], 2),
      ],
      [
        'Lihat hasilnya',
        'Setelah seminggu, bandingkan pengikut baru dengan kunjungan toko. Kalau tidak berubah, ganti toko acuannya.',
      ],
    ],
  }),
  'auto-follow-by-review': tutorial({
    title: 'Mengikuti pembeli dari ulasan',
    summary: 'Orang yang menulis ulasan adalah orang yang benar-benar membeli.',
    minutes: 5,
    steps: [
      [
        'Pilih produk acuan',
        'Tempel alamat produk sejenis yang ulasannya banyak dan baru.',
        onWindow('Ikuti dari ulasan', ['Alamat produk', 'Ambil ulasan'], 1),
      ],
      [
        'Saring ulasannya',
        'Pilih bintang 4 dan 5, dan ulasan 30 hari terakhir. Penulis ulasan lama mungkin sudah tidak mencari barang ini.',
        onWindow('Saring', ['Bintang 4 dan 5', '30 hari terakhir', 'Terapkan'], 2),
      ],
      [
        'Ikuti perlahan',
        'Pakai batas yang sama seperti mengikuti biasa: 30 akun per hari. Tools berhenti sendiri bila Shopee meminta verifikasi.',
      ],
    ],
  }),
  'auto-reply-review': tutorial({
    title: 'Membalas ulasan otomatis',
    summary: 'Ulasan bagus dijawab hangat, ulasan buruk disisihkan untuk Anda jawab sendiri.',
    minutes: 5,
    steps: [
      [
        'Siapkan beberapa jawaban',
        'Tulis paling sedikit lima jawaban untuk bintang 5. Tools memilih bergantian, supaya tidak semua pembeli menerima kalimat yang sama.',
        onWindow('Balas ulasan', ['Bintang 5 · 5 jawaban', 'Bintang 4 · 3 jawaban', 'Tambah jawaban'], 2),
      ],
      [
        'Sisihkan bintang 1 sampai 3',
        'Nyalakan Jawab sendiri untuk bintang rendah. Ulasan itu masuk ke daftar tunggu dan tidak pernah dijawab otomatis.',
        onWindow('Bintang 1 sampai 3', ['Jawab otomatis', 'Jawab sendiri'], 1),
      ],
      [
        'Jawab daftar tunggu',
        'Buka daftar tunggu sekali sehari. Minta maaf untuk hal yang tepat, tawarkan jalan keluar, dan jangan menyalin jawaban.',
        onChat('Ulasan bintang 2', [
          'Botolnya penyok waktu datang.',
          'Maaf ya Kak Dimas, botolnya kami ganti baru. Kami kirim besok pagi, yang penyok tidak perlu dikembalikan.',
        ]),
      ],
    ],
  }),
  'auto-unfollow': tutorial({
    title: 'Berhenti mengikuti otomatis',
    summary: 'Merapikan daftar yang diikuti tanpa menghapus pelanggan setia.',
    minutes: 4,
    steps: [
      [
        'Ambil daftar yang diikuti',
        'Pilih Berhenti mengikuti, lalu Ambil daftar. Toko dengan ribuan akun memerlukan beberapa menit.',
        onWindow('Berhenti mengikuti', ['1.240 akun diikuti', 'Ambil daftar'], 1),
      ],
      [
        'Lindungi yang penting',
        'Centang Pernah membeli supaya akun itu tidak tersentuh. Tambahkan juga akun mitra ke daftar pengecualian.',
        onWindow('Jangan sentuh', ['Pernah membeli', 'Mengikuti balik', 'Daftar pengecualian'], 0),
      ],
      ['Jalankan bertahap', 'Batasi 50 akun per hari. Kalau Shopee meminta verifikasi, berhenti dahulu satu hari.'],
    ],
  }),
  'auto-bid': tutorial({
    title: 'Menawar iklan otomatis',
    summary: 'Menjaga posisi iklan kata kunci tanpa melewati biaya yang Anda tetapkan.',
    minutes: 8,
    steps: [
      [
        'Hitung batas aman',
        'Sebelum membuka tools, hitung: margin per barang dikali tingkat pembelian. Margin Rp12.000 dengan satu pembelian dari sepuluh klik berarti paling banyak Rp1.200 per klik.',
      ],
      [
        'Pilih kata kunci',
        'Buka Tawar otomatis dan pilih kata kunci yang sudah pernah menghasilkan pesanan. Kata baru biarkan manual selama seminggu.',
        onWindow('Tawar otomatis', ['tas bekal anak · 14 pesanan', 'tas bekal · 3 pesanan', 'tas lucu · 0 pesanan'], 0),
      ],
      [
        'Tetapkan posisi dan batas',
        'Isi posisi yang ingin dijaga dan harga tertinggi per klik. Tools menaikkan tawaran sedikit demi sedikit dan berhenti di batas itu.',
        onWindow('Aturan', ['Posisi: 3 sampai 6', 'Paling tinggi: Rp1.200', 'Simpan'], 2),
      ],
      [
        'Tinjau setiap tiga hari',
        'Lihat biaya dan pesanan per kata kunci. Matikan kata yang menghabiskan tiga kali margin tanpa pesanan.',
        onWindow('Laporan', ['tas bekal anak · Rp38.000 · 6 pesanan', 'tas bekal · Rp41.000 · 0 pesanan'], 1),
      ],
    ],
  }),
  'scrape-product': tutorial({
    title: 'Mengambil data produk',
    summary: 'Mengumpulkan harga, penjualan, dan ulasan produk sejenis ke dalam satu tabel.',
    minutes: 5,
    steps: [
      [
        'Buka hasil pencarian',
        'Cari barang Anda di Shopee, urutkan Terlaris, lalu buka Ambil data produk di Shopeasytools.',
        onWindow('Ambil data produk', ['Halaman ini: 60 produk', 'Jumlah halaman: 3', 'Mulai'], 2),
      ],
      [
        'Tunggu sampai selesai',
        'Jangan pindah halaman selama proses berjalan. Tiga halaman memerlukan sekitar dua menit.',
      ],
      [
        'Unduh dan baca',
        'Unduh sebagai Excel. Urutkan menurut penjualan sebulan, lalu lihat harga sepuluh teratas. Pakai datanya untuk belajar, bukan menyalin foto dan teks orang lain.',
        onWindow('Selesai', ['180 produk', 'Unduh Excel'], 1),
      ],
    ],
  }),
  'ads-schedule': tutorial({
    title: 'Menjadwalkan iklan',
    summary: 'Iklan menyala saat pembeli Anda berbelanja, dan mati saat mereka tidur.',
    minutes: 5,
    steps: [
      [
        'Cari jam ramai',
        'Buka Bisnis Saya di Seller Centre dan lihat pesanan per jam. Catat jam dengan pesanan terbanyak.',
        onWindow('Pesanan per jam', ['06.00–09.00 · 18', '11.00–13.00 · 34', '19.00–22.00 · 61'], 2),
      ],
      [
        'Buat jadwalnya',
        'Pilih Jadwal iklan, tandai hari dan jamnya. Sisakan satu jam sebelum jam ramai supaya iklan sempat muncul.',
        onWindow('Jadwal iklan', ['Senin sampai Jumat', '18.00–22.00', 'Simpan'], 2),
      ],
      [
        'Biarkan komputer menyala',
        'Jadwal dijalankan dari komputer Anda. Kalau komputer mati, iklan tetap pada keadaan terakhir.',
      ],
    ],
  }),
  'research-price': tutorial({
    title: 'Riset harga',
    summary: 'Melihat sebaran harga pasar dan menentukan tempat Anda di dalamnya.',
    minutes: 5,
    steps: [
      [
        'Masukkan nama barang',
        'Tulis nama barang lengkap dengan ukurannya, karena 600 ml dan 1 liter adalah dua pasar yang berbeda.',
        onWindow('Riset harga', ['botol minum 600 ml', 'Cari'], 1),
      ],
      [
        'Baca sebarannya',
        'Perhatikan harga tengah dan jumlah terjual di tiap kelompok harga. Yang termurah belum tentu yang terlaris.',
        onWindow(
          'Sebaran',
          ['Rp15–25 ribu · 2.100 terjual', 'Rp25–40 ribu · 5.800 terjual', 'Rp40–60 ribu · 1.200 terjual'],
          1,
        ),
      ],
      [
        'Bandingkan dengan biaya Anda',
        'Masukkan modal, ongkos kemas, dan potongan marketplace. Kalau harga tengah tidak menyisakan margin, ubah barang atau kemasannya, bukan hanya harganya.',
      ],
    ],
  }),
  'delete-manual': tutorial({
    title: 'Menghapus data dan memasang ulang',
    summary: 'Ketika tools macet: membersihkan data lama tanpa kehilangan lisensi.',
    minutes: 4,
    steps: [
      [
        'Unduh aturan Anda',
        'Di Pengaturan, tekan Unduh cadangan. Berkas ini berisi aturan balasan dan jadwal.',
        onWindow('Pengaturan', ['Unduh cadangan', 'Pulihkan cadangan', 'Keluar dari lisensi'], 0),
      ],
      [
        'Keluar dari lisensi',
        'Tekan Keluar dari lisensi supaya lisensi bebas dipasang lagi.',
        onDialog('Keluar dari lisensi?', ['Tools berhenti di komputer ini.', 'Batal', 'Keluar'], 2),
      ],
      [
        'Hapus ekstensinya',
        'Buka chrome://extensions, tekan Hapus pada Shopeasytools, lalu hapus foldernya dari komputer.',
        onWindow('chrome://extensions', ['Shopeasytools', 'Detail', 'Hapus'], 2),
      ],
      ['Pasang versi terbaru', 'Ikuti tutorial memasang, lalu pulihkan cadangan di Pengaturan.'],
    ],
  }),
  'setting-notification': tutorial({
    title: 'Mengatur pemberitahuan',
    summary: 'Tahu saat tools berhenti atau ada chat yang perlu dijawab sendiri.',
    minutes: 3,
    steps: [
      [
        'Izinkan pemberitahuan Chrome',
        'Saat Chrome bertanya, pilih Izinkan. Kalau terlewat, buka setelan situs di kiri kolom alamat.',
        onDialog('Tampilkan pemberitahuan', ['Shopeasytools ingin menampilkan pemberitahuan.', 'Blokir', 'Izinkan'], 2),
      ],
      [
        'Pilih yang penting',
        'Nyalakan Tools berhenti dan Chat menunggu. Matikan yang lain supaya pemberitahuan tidak diabaikan.',
        onWindow('Pemberitahuan', ['Tools berhenti', 'Chat menunggu', 'Setiap tindakan selesai'], 0),
      ],
      ['Coba kirim', 'Tekan Kirim percobaan. Pemberitahuan muncul di kanan bawah layar dalam beberapa detik.'],
    ],
  }),
}
