/** Link of the course whose lessons the demonstration writes in full, and which its learner has. */
export const demoLessonCourse = 'kenalan-shopee'

/** What its lessons say, by their titles; headings, points and numbers as `richTextOf` reads them. */
export const demoLessonTexts: Readonly<Record<string, string>> = {
  'Siapa yang belanja': `
Video ini pendek. Setelah menontonnya, jawab dua pertanyaan ini di buku catatan Anda.

- Siapa satu orang yang paling mungkin membeli barang Anda?
- Jam berapa orang itu biasanya memegang ponsel?

Jawabannya dipakai lagi saat Anda menulis judul produk.`,
  'Biaya yang dipotong': `
Harga yang dibayar pembeli tidak seluruhnya masuk ke saldo Anda. Ada biaya yang dipotong dari tiap pesanan, dan besarnya berbeda menurut kategori serta program yang Anda ikuti.

## Cara menghitungnya

1. Buka rincian penghasilan dari satu pesanan yang sudah selesai.
2. Catat semua potongan: biaya administrasi, biaya layanan, dan ongkos kirim yang Anda tanggung.
3. Bagi jumlah potongan dengan harga jual. Hasilnya adalah persen yang hilang dari tiap pesanan.

## Contoh

Sebuah gelas dijual Rp 40.000 dan potongannya Rp 3.400. Artinya 8,5 persen dari harga jual hilang sebelum modal dihitung. Bila modalnya Rp 30.000, sisanya Rp 6.600, bukan Rp 10.000.`,
  'Membuka akun': `
Siapkan tiga hal sebelum mulai, supaya pendaftaran tidak terhenti di tengah jalan.

- Nomor ponsel yang belum dipakai untuk toko lain.
- Foto KTP yang terbaca jelas, tanpa pantulan cahaya.
- Rekening bank atas nama yang sama dengan KTP.

Pilih nama toko yang mudah diketik. Nama dengan angka dan garis bawah sulit diingat dan sulit dicari.`,
  'Produk percobaan': `
Mulailah dengan tiga produk saja. Tiga sudah cukup untuk belajar mengemas, membalas pesan, dan membaca laporan.

## Pilih dengan tiga syarat

1. Tidak mudah pecah, supaya pengiriman pertama tidak berakhir dengan keluhan.
2. Untung paling sedikit 20 persen setelah semua potongan.
3. Stoknya ada di rumah, jadi pesanan pertama bisa dikirim hari itu juga.

Setelah sepuluh pesanan, lihat mana yang paling sering dibuka tetapi jarang dibeli. Di situlah foto atau judulnya perlu diperbaiki.`,
}
