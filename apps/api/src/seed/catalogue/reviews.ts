/**
 * What buyers say in the demonstration, one a line below the link of what they bought: stars, what they wrote and, behind two
 * slashes, the team's answer. `!` before the stars is one that moderators hid.
 */
export const demoReviews = `
toko-shopee-pertama
5 Baru tiga minggu ikut sudah pecah telur pesanan ke-27. Urutan kerjanya jelas, tinggal dikerjakan satu-satu.
5 Saya gaptek, umur 48, tapi bisa ngikutin. Mbak Dewi ngomongnya pelan dan layarnya kelihatan.
4 Materinya padat. Bagian voucher toko agak cepat, saya putar ulang dua kali baru paham. // Terima kasih masukannya. Di materi voucher kini ada lembar hitung yang bisa diunduh.
5 Daftar periksa sebelum buka toko itu penyelamat. Saya kira tinggal unggah foto lalu beres, ternyata banyak yang kelewat.
5 Pesanan ke-100 tercapai di hari ke-64. Telat dari target kelas, tapi tercapai!
3 Isinya bagus untuk yang benar-benar nol. Kalau tokonya sudah jalan setahun, separuhnya sudah tahu.
5 Suami yang tadinya ragu sekarang ikut bungkus paket tiap malam. Terima kasih, Kak Bayu.
4 Contohnya kebanyakan barang fesyen. Saya jual sambal, jadi harus menyesuaikan sendiri.
5 Tidak ada janji muluk. Dibilang dari awal kalau minggu pertama bakal sepi, dan memang sepi, hehe.
5 Cara memilih barang yang layak dijual bikin saya batal stok 200 jilbab. Selamat duluan.
2 Suaranya kecil di dua video pertama, harus pakai earphone. Isinya sendiri lumayan. // Maaf atas suaranya. Kedua video itu sudah kami rekam ulang, silakan dicoba lagi.
5 Saya ulang kelas ini bareng adik. Dia jual kaos kaki, saya jual kue kering, dua-duanya kepakai.
4 Rencana 30 harinya realistis. Semoga ada lanjutan untuk toko yang mau tambah karyawan.
5 Judul produk saya ganti semua sesuai materi, kunjungan naik hampir dua kali lipat dalam sepekan.
!1 Jangan beli, mending hubungi saya 0812xxxx, saya ajari lebih murah.

iklan-shopee-anggaran-kecil
5 Dulu bakar 100 ribu sehari tanpa tahu ke mana. Sekarang 30 ribu dan untung, karena tahu kapan harus berhenti.
5 Bagian menghentikan iklan itu yang tidak diajarkan di tempat lain.
4 Penjelasan ACOS-nya enak. Sedikit keteteran di tabel perbandingan kata kunci.
5 Iklan pertama saya rugi, persis seperti contoh salah di video. Setelah dibetulkan, balik modal di hari kelima.
3 Tampilan Shopee-nya sudah berubah dari yang di video, menunya pindah. Masih bisa dicari sih. // Betul, menunya pindah bulan lalu. Kami sedang merekam tampilan yang baru.
5 Cocok buat yang anggarannya receh seperti saya. Tidak disuruh top up besar-besaran.
4 Pak Bayu sabar sekali menjelaskan hitung-hitungannya.
5 Lembar hitungnya saya pakai tiap Senin pagi. Sesederhana itu, tapi jadi disiplin.
4 Semoga ada sesi tanya jawab langsung lebih sering, karena kasus tiap toko beda.
5 Akhirnya berani pasang iklan sendiri setelah dua tahun cuma mengandalkan teman.

membaca-data-toko
5 Satu jam seminggu itu bukan gimmick. Saya jadwalkan tiap Ahad habis subuh.
5 Baru tahu produk yang paling laku ternyata yang paling tipis untungnya.
4 Padat dan tidak bertele-tele. Templatnya agak berat dibuka di ponsel.
5 Anak saya yang kuliah statistik ikut nonton dan bilang penjelasannya benar.
3 Kurang contoh untuk toko yang penjualannya masih di bawah 50 sebulan.
5 Saya berhenti menebak. Sekarang tiap ganti harga ada alasannya.
4 Videonya pendek-pendek, pas ditonton sambil nunggu kurir.

peringkat-pencarian-shopee
5 Kata kunci saya selama ini salah sasaran. Diganti, dari halaman 6 naik ke halaman 2 dalam sebulan.
4 Realistis, tidak menjanjikan halaman pertama. Saya suka jujurnya.
4 Perlu dipraktikkan sambil buka toko sendiri, jangan cuma ditonton.
2 Saya kira ada trik cepat, ternyata kerja rutin. Salah saya juga tidak baca keterangannya.

flash-sale-tanpa-rugi
5 Hitungan batas diskonnya langsung saya tempel di meja.
4 Setelah ikut kelas ini saya justru menolak dua kampanye. Ternyata memang bakal rugi.
5 Flash sale 11.11 kemarin pertama kali saya selesai dengan untung, bukan cuma ramai.

kenalan-shopee
5 Gratis tapi niat. Saya langsung lanjut ke kelas berbayarnya.
5 Buat ibu-ibu yang baru mau mulai, mulai dari sini dulu.
4 Singkat dan jelas, pas buat mengintip dulu cocok atau tidak jualan online.
5 Akhirnya paham beda Star dan Mall.
5 Ditonton bareng karang taruna di balai desa, semua bisa ikut.
3 Terlalu dasar buat saya, tapi memang judulnya juga kenalan.
5 Cara daftar tokonya dijelaskan sampai urusan rekening. Saya langsung jadi malam itu juga.
4 Sebaiknya disebut dari awal kalau butuh KTP, saya sampai bolak-balik ambil dompet, hehe.
5 Tidak disuruh beli apa-apa di akhir video. Respek.
5 Bapak saya 61 tahun sekarang jual bibit cabai di Shopee. Semua gara-gara kelas ini.
4 Bahasanya santai, contoh tokonya nyata.

tiktok-shop-dari-nol
5 Dari nol beneran nol, sampai cara pegang ponsel pun dibahas.
5 Keranjang kuning pertama cair 1,2 juta. Kecil buat orang lain, besar buat saya.
4 Seru! Cuma kadang contoh videonya kebanyakan skincare.
5 Yang paling kena: jangan hapus video sepi. Besoknya malah naik sendiri.
5 Tugas hariannya bikin konsisten. 30 hari posting, 30 hari belajar.
3 Bagian aturan komisi sudah beda dengan yang berlaku sekarang. // Terima kasih sudah mengingatkan. Tabel komisinya sudah kami perbarui per bulan ini.
4 Saya introver, takut kamera. Ada jalan keluarnya di bab tiga, terima kasih.
5 Tiga kelas lain pernah saya beli, baru ini yang selesai sampai habis.
5 Mentornya jualan sungguhan, kelihatan dari caranya cerita soal retur.
4 Lengkap. Kalau bisa ditambah cara mengurus barang yang ditahan di gudang.
1 Akun saya kena pelanggaran dan tidak ada yang membantu di sini. // Maaf Anda mengalaminya. Kelas ini memang tidak bisa mengurus akun, tetapi kirim pesannya ke kami, kami bantu membaca alasannya.

siaran-langsung-menjual
5 Live pertama ditonton 9 orang, live kesepuluh 140. Skrip pembukanya ampuh.
5 Mas Rizal tidak pelit, skripnya dikasih utuh.
4 Butuh latihan napas, serius. Dua jam ngomong itu capek, untung ada babnya.
4 Ide permainannya lucu dan murah. Penonton saya betah.
5 Sekarang gantian live sama kakak, jadwalnya mencontoh yang di materi.

skrip-video-pendek
5 Tiga detik pertama memang segalanya. Video saya yang ke-12 tembus 80 ribu.
5 Rumus skripnya tinggal isi, tapi hasilnya tidak terasa template.
4 Contoh untuk jasa masih kurang, saya buka salon.
5 Saya tulis 20 skrip dalam sekali duduk setelah bab dua.
4 Enak ditonton di angkot, tiap video tidak sampai delapan menit.
3 Kurang bahas suara dan musik, padahal itu masalah saya.

kenalan-tiktok-shop
5 Jelas bedanya jualan di video dan di live.
4 Buat kelas gratis, ini sudah lebih dari cukup.
5 Langsung berani bikin akun toko setelah nonton.
4 Cepat tamat, satu jam selesai sambil momong.
5 Gurunya ceria, tidak bikin ngantuk.
2 Beberapa tangkapan layarnya kecil sekali di ponsel saya.

kreator-afiliasi
5 Contoh pesan ke kreatornya sopan dan dibalas! Tiga dari sepuluh mau.
4 Sekarang saya tahu komisi 5 persen itu terlalu pelit untuk barang saya.

tokopedia-toko-berjalan
4 Cocok untuk toko yang sudah jalan, sesuai judulnya.
5 Pengaturan etalasenya bikin pembeli lama balik lagi.

lazada-expert-plus-kelas
4 Sedikit yang membahas Lazada sedalam ini. Bagian logistiknya paling berguna.

tiga-marketplace-satu-stok
5 Tidak pernah lagi jual barang yang stoknya sudah habis. Lega.
3 Lembar stoknya perlu disiplin isi tiap hari, saya sering lupa.

iklan-fb-ig-toko-kecil
5 Pernah dua kali kena tipu jasa iklan. Sekarang saya pasang sendiri dan paham laporannya.
5 Cara memilih foto iklan dari ulasan pembeli itu jenius.
4 Menu Meta memang rumit, tapi dituntun langkah demi langkah.
4 Pas di kantong. Hasilnya belum besar, tapi sudah tahu salahnya di mana.
5 Iklan catering saya menjangkau satu kecamatan saja dan itu memang yang saya butuhkan.
3 Setengah materi butuh laptop. Saya hanya punya ponsel.
5 Bagian salinan iklan bisa langsung dipakai hari itu juga.
4 Terbantu sekali dengan contoh anggaran 20 ribu sehari.
2 Akun iklan saya dibatasi Meta di hari kedua, jadi belum bisa praktik. // Turut prihatin. Coba ikuti materi “Akun yang dibatasi”, dan akses kelas Anda tetap terbuka kapan pun.

google-ads-jasa-setempat
5 Bengkel saya sekarang ditelepon orang dari pencarian, bukan cuma yang lewat.
4 Bahasannya sempit dan dalam. Pas untuk jasa, jangan dibeli untuk toko barang.

menulis-iklan-jujur
5 Ternyata jujur soal kekurangan barang malah bikin laku.
5 Saya guru bahasa, dan contoh kalimatnya rapi. Senang bacanya.
4 Latihan menulis ulang iklan jelek itu paling seru.

halaman-landing-penjual
4 Urutan bagian halamannya saya tiru persis, tinggal ganti produk.
5 Formulir yang saya pakai dulu minta delapan isian. Sekarang dua, dan yang daftar naik.

foto-produk-ponsel
5 Modal kertas karton dan jendela dapur. Fotonya seperti pakai kamera mahal.
5 Akhirnya tahu kenapa foto saya selalu kuning. Lampunya dicampur!
4 Latihannya banyak dan menyenangkan. Mengeditnya agak buru-buru.
5 Sebelum dan sesudahnya saya pajang di toko, pembeli sampai komentar.
5 Ponsel saya keluaran lima tahun lalu dan tetap bisa.
4 Kurang contoh untuk barang mengilap seperti perhiasan. // Usul yang bagus. Materi tambahan untuk barang mengilap terbit bulan depan dan gratis untuk semua peserta kelas ini.
5 Anak saya 15 tahun yang belajar, saya yang panen fotonya.
5 Baru dua bab sudah balik modal, ada tetangga minta difotokan dagangannya.
3 Bagus, tapi saya berharap ada koreksi foto dari pengajarnya.
5 Komposisinya dijelaskan pakai piring dan sendok. Langsung mengerti.
4 Sampul toko saya jadi seragam warnanya, kelihatan lebih niat.
5 Video pendek, tugas jelas, hasil kelihatan. Rekomendasi.
5 Foto keripik yang tadinya kusam sekarang kelihatan renyah.

video-produk-tanpa-wajah
5 Tangan saya saja yang masuk kamera, dan laku.
4 Ide-idenya segar, tidak melulu buka paket.
5 Buat yang pemalu seperti saya, ini jawabannya.
4 Alat yang dipakai murah semua, tripodnya saya beli 35 ribu.

foto-makanan
5 Es kopi saya kelihatan dingin beneran di foto.
4 Trik uapnya berhasil setelah percobaan kelima, haha.
5 Menu di GoFood saya ganti semua, pesanan siang naik.

studio-foto-kamar-kos
5 Kamar 3 × 3 saya jadi studio tiap Sabtu. Ibu kos sampai penasaran.
4 Gratis dan langsung bisa dipraktikkan pakai kardus bekas.
5 Lucu, hemat, dan berhasil. Terima kasih banyak.
3 Videonya agak gelap di awal, ironis ya, hehe.
5 Sebagai mahasiswa, ini kelas paling berguna semester ini.

menentukan-harga-jual
5 Tiga tahun jualan, baru sadar ongkos listrik belum pernah saya hitung.
5 Setelah dihitung ulang, dua produk saya naikkan 3 ribu dan tidak ada yang protes.
4 Rumusnya sederhana. Lebih enak kalau lembar hitungnya bisa dibuka tanpa akun Google.
5 Berani berhenti ikut perang harga.
4 Penjelasan soal diskon bertingkat agak panjang, tapi perlu.
5 Suami akuntan, katanya ini benar dan tidak ruwet.
3 Contohnya barang semua, padahal saya jual jasa jahit.

pembukuan-15-menit
5 Dulu uang toko dan uang dapur campur. Sekarang ada dua dompet dan hidup lebih tenang.
4 Lima belas menitnya benar, asal tidak ditumpuk seminggu.
5 Laporannya saya bawa ke bank waktu mengajukan KUR, diterima.
4 Kelasnya singkat. Semoga ada lanjutan tentang utang piutang.

pajak-penjual-daring
5 Akhirnya tidak takut lagi buka surat dari kantor pajak.
4 Bahasannya kering, tapi gurunya berusaha lucu. Aturan terbarunya sudah masuk.

modal-tanpa-terjerat
5 Dua pinjol saya lunasi dulu sebelum tambah modal, sesuai sarannya.
5 Semestinya ditonton semua orang sebelum mengajukan pinjaman.

membalas-obrolan-pembeli
5 Contoh balasan untuk “bisa kurang, Kak?” sudah saya simpan di balasan cepat.
4 Rating toko naik dari 4,6 ke 4,8 setelah dua bulan. Pelan, tapi naik.
5 Admin saya wajib nonton ini sebelum mulai kerja.
5 Sabar itu ternyata ada kalimatnya.
3 Ada beberapa contoh yang terlalu formal untuk pembeli saya yang anak muda.

keluhan-jadi-pelanggan
5 Pembeli yang paling galak tahun lalu sekarang langganan bulanan.
4 Langkah tiga kalimatnya mudah diingat waktu panik.

nama-dan-logo
4 Logo saya ganti jadi lebih sederhana, cetak stempelnya pun lebih murah.

kalender-konten-sebulan
5 Sebulan konten selesai dalam satu sore, ditemani teh manis.
4 Templatnya enak. Hari liburnya perlu diperbarui untuk tahun depan.
5 Tidak lagi bengong tiap pagi mau posting apa.
4 Saya pakai untuk akun masjid juga, ternyata cocok.

kemasan-aman-murah
5 Retur karena pecah turun dari tujuh jadi satu sebulan.
4 Cara melipat kardus bekasnya pintar sekali.

stok-tidak-tebak
4 Titik pesan ulangnya membantu, walau awalnya terasa seperti pelajaran matematika.

menjual-kopi-dari-rumah
5 Bu Ratna bercerita apa adanya, termasuk gagalnya. Hangat sekali.
5 Kopi susu botolan saya sekarang dititip di enam warung.
4 Bagian izin P-IRT-nya sangat menolong. Rasa kopinya saya cari sendiri, hehe.

foto-produk-20
5 Barang saya kirim Senin, fotonya jadi Rabu. Rapi dan siap unggah.
4 Hasilnya bersih. Satu foto saya minta ulang dan langsung dikerjakan.
5 Sepadan. Saya sudah pesan untuk kedua kalinya.
3 Fotonya bagus, tapi paket balik agak lama sampai. // Mohon maaf. Sejak bulan ini barang kami kirim balik dengan layanan sehari sampai.
5 Warna kainnya sama persis dengan aslinya. Itu yang paling penting buat saya.

konsultasi-toko
5 Satu jam, tiga masalah ketemu. Catatannya dikirim lewat e-mail.
5 Konsultannya buka toko saya dulu sebelum mulai, jadi tidak basa-basi.
4 Waktunya terasa kurang. Siapkan pertanyaan dulu ya, teman-teman.
5 Disuruh berhenti jual dua produk. Sakit, tapi benar.
4 Jadwalnya fleksibel, bisa malam setelah anak tidur.
!2 Konsultan Budi Santoso rumahnya di Jalan Melati 12, datangi saja kalau mau protes.

kelola-toko-shopee
5 Laporannya tiap pekan masuk, saya tinggal urus produksi.
4 Dua minggu pertama penyesuaian, setelah itu lancar.
3 Hasilnya ada, tapi respons di akhir pekan lambat. // Terima kasih sudah jujur. Mulai bulan depan ada tim jaga di hari Sabtu.

shopeasytools-setahun
5 Menaikkan produk tinggal sekali pasang. Menghemat satu jam tiap hari.
5 Riset harganya jadi alasan saya perpanjang tahun kedua.
4 Fiturnya banyak, saya baru pakai separuh.
4 Pasangnya gampang di laptop lama saya.
5 Balas obrolan otomatisnya sopan, pembeli tidak merasa dijawab robot.
2 Sempat tidak jalan sehari setelah Shopee berubah. Diperbaiki, tapi deg-degan juga. // Maaf sudah membuat cemas. Perbaikannya terbit 19 jam setelah perubahan itu, dan sekarang kami kabari lewat e-mail.
5 Anak magang saya paham dalam sehari.
4 Tutorialnya runtut. Tolong tambah ekspor ke Excel.
3 Berguna, tetapi untuk toko di bawah 20 produk mungkin belum perlu.

robotok-setahun
5 Komentar live 300-an terjawab semua, saya tinggal tunjukkan barang.
4 Enak dipakai. Kata kuncinya harus dirapikan dulu di awal.
5 Uji coba gratisnya cukup untuk yakin.
4 Suara notifikasinya bisa dimatikan, syukurlah.
3 Kadang menjawab dua kali untuk komentar yang mirip.
5 Malam Jumat live berdua sama Robotok, hahaha.

mentor-shopee-90
5 Sembilan puluh hari ditemani, bukan cuma dikasih video. Omzet naik 40 persen.
5 Mentornya ingat detail toko saya dari minggu ke minggu.
4 Mahal untuk ukuran saya, tapi terbayar di bulan ketiga.
5 Tiap Selasa ditagih tugas. Galak dan sayang.

temu-penjual-jakarta
5 Pulang bawa 14 kartu nama dan satu pemasok baru.
4 Acaranya hangat, makan siangnya enak. Parkirnya penuh.
5 Sesi bedah tokonya membuka mata. Toko saya ikut dibedah!
3 Ruangan bagian belakang kurang terdengar. // Terima kasih, di acara berikutnya kami pasang pengeras suara tambahan di belakang.

webinar-konten-agustus
5 Ide kontennya langsung saya pakai sampai akhir bulan.
4 Tepat waktu mulai dan selesainya. Jarang-jarang.
4 Tanya jawabnya sampai 40 menit, semua kebagian.
!1 Pembicaranya ****, buang waktu.
`
