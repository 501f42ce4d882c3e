/** Link, name and what is in it. */
export const demoCategories = [
  ['jualan-shopee', 'Jualan di Shopee', 'Membuka toko, menata produk, dan mendapat pesanan di Shopee.'],
  ['jualan-tiktok', 'Jualan di TikTok Shop', 'Konten, siaran langsung, dan keranjang kuning.'],
  ['tokopedia-lazada', 'Tokopedia dan Lazada', 'Toko kedua dan ketiga tanpa kerja dua kali.'],
  ['iklan-digital', 'Iklan Digital', 'Belanja iklan yang terukur, mulai dari anggaran kecil.'],
  ['foto-video', 'Foto dan Video Produk', 'Gambar yang menjual, cukup dengan ponsel.'],
  ['keuangan-usaha', 'Keuangan Usaha', 'Harga, laba, kas, dan pajak usaha kecil.'],
  ['layanan-pelanggan', 'Layanan Pelanggan', 'Membalas obrolan, menangani keluhan, menjaga ulasan.'],
  ['merek-konten', 'Merek dan Konten', 'Nama, cerita, dan isi akun yang diingat orang.'],
  ['operasional-toko', 'Operasional Toko', 'Stok, kemasan, pengiriman, dan orang yang membantu.'],
] as const

export type DemoCategory = (typeof demoCategories)[number][0]
