interface DemoLiveSession {
  /** When it begins, in hours after the first start; below zero for one that has been. */
  inHours: number
  minutes: number
  title: string
  summary: string
  host: string
  videoUrl: string
  body: string
}

/** Live sessions of the demonstration: two that have been, one that is live, three to come. */
export const demoLiveSessions: readonly DemoLiveSession[] = [
  {
    inHours: -216,
    minutes: 60,
    title: 'Foto produk pakai ponsel: praktik di meja makan',
    summary: 'Dari cahaya jendela sampai foto yang siap diunggah, tanpa alat tambahan.',
    host: 'Wulan Kirana',
    videoUrl: '',
    body: `Satu jam memotret tiga barang yang paling sering dijual: baju, makanan kering, dan alat dapur.

- Menata barang di dekat jendela.
- Mengatur ponsel sebelum memotret.
- Menyunting tanpa membuat warnanya bohong.`,
  },
  {
    inHours: -72,
    minutes: 90,
    title: 'Bedah toko: lima toko peserta, satu per satu',
    summary: 'Kami buka toko peserta dan menunjukkan apa yang bisa diperbaiki hari itu juga.',
    host: 'Bagas Prasetyo',
    videoUrl: '',
    body: `Lima toko dipilih dari yang mendaftar. Setiap toko mendapat lima belas menit: judul, foto, ongkos kirim, lalu ulasan.

Yang menonton biasanya menemukan kesalahan yang sama di tokonya sendiri.`,
  },
  {
    inHours: -0.5,
    minutes: 1_380,
    title: 'Tanya jawab seharian: apa saja soal toko Anda',
    summary: 'Tim pengajar bergantian menjawab. Datang kapan saja, tulis pertanyaan di kolom obrolan.',
    host: 'Tim pengajar Naikkelas',
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    body: `Tidak ada materi yang disiapkan. Kami menjawab pertanyaan yang masuk, dari yang paling sederhana sampai yang membuat kami harus menghitung dahulu.

- Pagi: membuka toko dan memilih barang.
- Siang: iklan dan anggaran kecil.
- Malam: pembukuan dan pajak usaha kecil.`,
  },
  {
    inHours: 50,
    minutes: 60,
    title: 'Iklan Shopee dengan anggaran dua puluh ribu sehari',
    summary: 'Menyusun iklan dari nol sambil menonton, lalu membaca angkanya bersama.',
    host: 'Dimas Haryanto',
    videoUrl: '',
    body: `Kami menyusun satu iklan dari halaman kosong. Anda boleh mengikuti di toko sendiri.

1. Memilih barang yang pantas diiklankan.
2. Menentukan kata kunci dan anggarannya.
3. Membaca hasil tiga hari pertama tanpa panik.`,
  },
  {
    inHours: 146,
    minutes: 75,
    title: 'TikTok untuk penjual yang malu tampil',
    summary: 'Ide video tanpa wajah, contoh naskah pendek, dan cara memotongnya di ponsel.',
    host: 'Wulan Kirana',
    videoUrl: '',
    body: `Banyak penjual berhenti sebelum mulai karena tidak mau terlihat di kamera. Padahal tangan dan barangnya sudah cukup.

- Sepuluh ide video tanpa wajah.
- Naskah tiga kalimat.
- Memotong video langsung di ponsel.`,
  },
  {
    inHours: 314,
    minutes: 90,
    title: 'Persiapan ramai Ramadan: stok, jadwal, dan tenaga',
    summary: 'Menghitung mundur dari hari pertama puasa supaya gudang tidak kewalahan.',
    host: 'Bagas Prasetyo',
    videoUrl: '',
    body: `Kami menghitung mundur dari hari pertama puasa: kapan stok dipesan, kapan promo ditulis, dan kapan perlu tenaga tambahan.

Siapkan catatan penjualan tahun lalu bila ada. Kalau tidak ada, kami tunjukkan cara memperkirakannya.`,
  },
]
