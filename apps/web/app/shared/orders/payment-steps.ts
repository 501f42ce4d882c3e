import type { PaymentChannel } from '@naikkelas/contract/commerce'

/** One way to pay a number, as it can be followed with a phone or in front of a machine. */
interface Instructions {
  /** Where it is done: “Aplikasi BCA mobile”. */
  place: string
  steps: readonly string[]
}

const atm = (bank: string, ...path: readonly string[]): Instructions => ({
  place: `ATM ${bank}`,
  steps: [
    'Masukkan kartu dan PIN.',
    ...path,
    'Masukkan nomor virtual account di atas.',
    'Periksa nama dan jumlahnya, lalu setujui. Simpan struknya.',
  ],
})

const application = (place: string, ...path: readonly string[]): Instructions => ({
  place,
  steps: [
    'Buka aplikasinya dan masuk.',
    ...path,
    'Tempel nomor virtual account yang sudah disalin.',
    'Periksa nama dan jumlahnya, lalu masukkan PIN.',
  ],
})

const otherBanks = (bank: string): Instructions => ({
  place: 'Aplikasi bank lain',
  steps: [
    'Pilih transfer ke bank lain.',
    `Pilih ${bank} sebagai bank tujuan, dengan nomor virtual account sebagai nomor rekening.`,
    'Masukkan jumlah yang sama persis, lalu periksa nama penerimanya.',
    'Pilih transfer online atau BI-FAST, lalu masukkan PIN.',
  ],
})

const outlet = (place: string): Instructions => ({
  place,
  steps: [
    'Beri tahu kasir: “Saya mau membayar pesanan online.” Sebutkan nama penyedia pembayaran kalau ditanya.',
    'Tunjukkan atau bacakan kode bayar di atas.',
    'Periksa jumlah di layar kasir. Kasir dapat menambahkan biaya layanan gerai.',
    'Bayar, lalu simpan struknya sampai pesanan Anda lunas.',
  ],
})

/** For channels that are paid by a number; the others lead the payer by themselves. */
export const paymentSteps: Readonly<Partial<Record<PaymentChannel, readonly Instructions[]>>> = {
  bca_virtual_account: [
    application('Aplikasi BCA mobile', 'Pilih m-BCA, lalu m-Transfer.', 'Pilih BCA Virtual Account.'),
    application('Aplikasi myBCA', 'Pilih Transfer, lalu Virtual Account.', 'Pilih Transfer ke tujuan baru.'),
    atm('BCA', 'Pilih Penarikan Tunai/Transaksi Lainnya.', 'Pilih Transfer, lalu Ke Rek BCA Virtual Account.'),
  ],
  mandiri_virtual_account: [
    application(
      'Aplikasi Livin’ by Mandiri',
      'Pilih Bayar, lalu cari nama penyedia di layar pembayaran.',
      'Pilih nama penyedianya.',
    ),
    atm(
      'Mandiri',
      'Pilih Bayar/Beli.',
      'Pilih Lainnya, lalu Multi Payment.',
      'Masukkan kode penyedia yang tertulis di atas.',
    ),
  ],
  bri_virtual_account: [
    application('Aplikasi BRImo', 'Pilih BRIVA.', 'Pilih Pembayaran Baru.'),
    atm('BRI', 'Pilih Transaksi Lain.', 'Pilih Pembayaran, lalu Lainnya, lalu BRIVA.'),
    otherBanks('BRI'),
  ],
  bni_virtual_account: [
    application('Aplikasi wondr by BNI', 'Pilih Transfer, lalu Virtual Account Billing.', 'Pilih penerima baru.'),
    atm('BNI', 'Pilih Menu Lainnya, lalu Transfer.', 'Pilih jenis rekening, lalu Virtual Account Billing.'),
    otherBanks('BNI'),
  ],
  permata_virtual_account: [
    application('Aplikasi PermataMobile X', 'Pilih Bayar, lalu Virtual Account.', 'Pilih tagihan baru.'),
    atm('Permata', 'Pilih Transaksi Lainnya.', 'Pilih Pembayaran, lalu Pembayaran Lainnya, lalu Virtual Account.'),
    otherBanks('Permata'),
  ],
  bsi_virtual_account: [
    application('Aplikasi BYOND by BSI', 'Pilih Bayar, lalu e-Commerce.', 'Pilih nama penyedianya.'),
    atm('BSI', 'Pilih Menu Utama, lalu Pembayaran.', 'Pilih e-Commerce.'),
  ],
  cimb_virtual_account: [
    application('Aplikasi OCTO Mobile', 'Pilih Transfer, lalu Transfer to Virtual Account.', 'Pilih rekening sumber.'),
    atm('CIMB Niaga', 'Pilih Transfer.', 'Pilih Rekening CIMB Niaga Lain.'),
    otherBanks('CIMB Niaga'),
  ],
  bjb_virtual_account: [
    application('Aplikasi DIGI by bank bjb', 'Pilih Bayar, lalu Virtual Account.', 'Pilih pembayaran baru.'),
    atm('bank bjb', 'Pilih Transaksi Lainnya.', 'Pilih Virtual Account.'),
    otherBanks('BJB'),
  ],
  alfamart: [outlet('Di Alfamart, Alfamidi, atau Dan+Dan')],
  indomaret: [outlet('Di Indomaret atau Ceriamart')],
  qris: [
    {
      place: 'Dengan ponsel lain',
      steps: [
        'Buka aplikasi bank atau dompet digital yang punya QRIS, lalu pilih Scan atau Bayar.',
        'Arahkan kamera ke kode di atas.',
        'Periksa nama dan jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      place: 'Dengan ponsel ini',
      steps: [
        'Ketuk Simpan gambar, atau ambil tangkapan layar.',
        'Buka aplikasi bank atau dompet digital, pilih Scan, lalu pilih gambar dari galeri.',
        'Periksa nama dan jumlahnya, lalu masukkan PIN.',
      ],
    },
  ],
}
