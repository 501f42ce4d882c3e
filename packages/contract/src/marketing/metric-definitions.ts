interface FigureDefinition {
  label: string
  meaning: string
}

/** Label and definition of each metric; the definition is shown beside the number. */
export const metricDefinitions = {
  views: {
    label: 'Kunjungan',
    meaning: 'Berapa kali halaman dibuka oleh pengunjung. Robot, pratinjau, dan tim Anda tidak dihitung.',
  },
  visitors: {
    label: 'Pengunjung unik',
    meaning:
      'Browser berbeda yang membuka halaman, dihitung sekali sehari (WIB). Orang yang datang pada dua hari terhitung dua kali, karena kami tidak mengikuti siapa pun dari hari ke hari.',
  },
  ctaClicks: { label: 'Klik CTA', meaning: 'Berapa kali tombol ajakan ditekan, termasuk oleh orang yang sama.' },
  linkClicks: { label: 'Klik tautan', meaning: 'Berapa kali tautan dan tombol selain tombol ajakan ditekan.' },
  ctr: {
    label: 'CTR',
    meaning:
      'Bagian pengunjung unik yang menekan tombol ajakan paling sedikit sekali. Klik lewat tengah malam dihitung untuk hari halaman dibuka.',
  },
  linkCtr: { label: 'CTR tautan', meaning: 'Semua klik dibagi kunjungan. Satu kunjungan dapat memberi beberapa klik.' },
  leads: { label: 'Prospek', meaning: 'Formulir halaman ini yang terkirim pada rentang waktu ini.' },
  botShare: {
    label: 'Robot',
    meaning:
      'Bagian dari semua pembukaan halaman yang datang dari program, dikenali dari cara program itu menyebut dirinya. Tidak masuk ke angka lain.',
  },
  funnel: {
    label: 'Corong',
    meaning:
      'Dari pengunjung unik: berapa yang menekan tombol ajakan, membuka checkout lewat tautan halaman ini, dan pesanannya lunas. Pembayaran dihitung pada harinya (WIB), jadi dapat berasal dari kunjungan sebelum rentang waktu ini.',
  },
  checkouts: {
    label: 'Membuka checkout',
    meaning: 'Browser berbeda yang sampai di checkout lewat tautan halaman ini, dihitung sekali sehari (WIB).',
  },
  sales: {
    label: 'Terjual',
    meaning:
      'Pesanan lunas pada rentang waktu ini yang checkout-nya dibuka lewat tautan halaman ini, paling lama 30 hari sebelumnya. Tautan terakhir yang dihitung. Pesanan yang dikembalikan seluruhnya tidak dihitung.',
  },
  revenue: {
    label: 'Penjualan',
    meaning: 'Rupiah dari pesanan itu sesudah potongan kupon, dikurangi yang dikembalikan kepada pembeli.',
  },
  reach: {
    label: 'Jangkauan',
    meaning: 'Bagian pengunjung unik yang melihat bagian ini paling sedikit dua detik.',
  },
  sectionTime: {
    label: 'Waktu',
    meaning: 'Rata-rata lama bagian ini terlihat di layar, di antara pengunjung yang melihatnya.',
  },
  dropOff: {
    label: 'Berhenti di sini',
    meaning: 'Di antara pengunjung yang melihat bagian ini, yang tidak melihat bagian mana pun di bawahnya.',
  },
  clickShare: { label: 'Bagian klik', meaning: 'Klik tombol atau tautan ini dibagi semua klik di halaman.' },
  timeToClick: {
    label: 'Waktu sampai klik',
    meaning: 'Nilai tengah dari saat halaman dibuka sampai ditekan: separuh klik datang lebih cepat.',
  },
  source: {
    label: 'Sumber',
    meaning:
      'Dari utm_source; kalau tidak ada, dari tanda iklan, kode mitra, atau situs yang menautkan. Kunjungan tanpa tanda apa pun dihitung untuk kampanye terakhir dalam 30 hari; "Langsung" bila itu pun tidak ada. "(lainnya)": sumber baru di luar 200 yang dibedakan sehari. Yang datang dari dua sumber sehari terhitung sekali di tiap sumber, jadi jumlahnya dapat melebihi pengunjung unik.',
  },
  device: { label: 'Perangkat', meaning: 'Ponsel dan tablet, atau komputer, menurut browser pengunjung.' },
  city: {
    label: 'Kota',
    meaning:
      'Kota yang disebut tautan, seperti ?kota=bandung, bila ada di daftar kota kami atau di daftar kata halaman ini. Tempat pengunjung berada tidak kami ketahui. Yang datang lewat tautan dua kota sehari terhitung sekali di tiap kota, jadi jumlahnya dapat melebihi pengunjung unik.',
  },
  variant: {
    label: 'Varian',
    meaning:
      'Kunjungan selama uji A/B berjalan, menurut versi yang dilihat. Bila ada beberapa uji pada rentang waktu ini, varian dengan huruf yang sama dijumlahkan; hasil satu uji ada di menu Uji A/B penyunting.',
  },
  hour: { label: 'Jam', meaning: 'Kunjungan menurut jam dalam sehari, WIB, dari semua hari pada rentang waktu ini.' },
  cost: {
    label: 'Biaya iklan',
    meaning: 'Biaya yang Anda isi untuk kampanye ini, dibagi rata per hari, untuk hari yang masuk rentang waktu ini.',
  },
  costPerLead: {
    label: 'Biaya per prospek',
    meaning: 'Biaya iklan kampanye dibagi prospek yang datang dengan utm_campaign yang sama.',
  },
  costPerSale: {
    label: 'Biaya per penjualan',
    meaning: 'Biaya iklan kampanye dibagi pesanan lunas yang kampanye terakhirnya ini.',
  },
  returnOnSpend: {
    label: 'Hasil per biaya',
    meaning: 'Penjualan kampanye dibagi biaya iklannya: 300% berarti tiap Rp1.000 biaya membawa penjualan Rp3.000.',
  },
  before: {
    label: 'Dibanding sebelumnya',
    meaning:
      'Rentang waktu sama panjang tepat sebelum yang dipilih. Hari ini belum selesai, jadi bisa terlihat lebih rendah.',
  },
} as const satisfies Record<string, FigureDefinition>
export type MetricName = keyof typeof metricDefinitions
