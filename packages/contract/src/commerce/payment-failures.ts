/** Why a payment failed, and what the buyer may do about it. */
export const paymentFailures = {
  insufficient_balance: 'Saldo atau limit tidak cukup. Isi saldo dahulu, atau pilih metode lain.',
  card_declined: 'Kartu ini ditolak. Hubungi bank penerbit kartu, atau pilih metode lain.',
  issuer_declined: 'Bank penerbit menolak pembayaran ini. Hubungi bank Anda, atau pilih metode lain.',
  invalid_card_number: 'Periksa kembali nomor kartu anda',
  invalid_expiry: 'Periksa kembali kadaluarsa kartu anda',
  invalid_cvv: 'Periksa kembali cvv kartu anda',
  expired_card: 'Masa berlaku kartu ini sudah habis. Pakai kartu lain, atau pilih metode lain.',
  blocked_card: 'Kartu ini tidak dapat dipakai. Hubungi bank penerbitnya, atau pilih metode lain.',
  authentication_failed: 'Verifikasi kartu tidak berhasil. Coba lagi, lalu masukkan kode OTP yang terbaru.',
  invalid_otp: 'Kode OTP tidak cocok. Coba lagi dengan kode yang terbaru.',
  expired_otp: 'Kode OTP sudah tidak berlaku. Coba lagi untuk mendapat kode baru.',
  payer_declined: 'Pembayaran dibatalkan dari aplikasi Anda. Ulangi, atau pilih metode lain.',
  payer_did_not_confirm: 'Pembayaran belum dikonfirmasi di aplikasi Anda sampai waktunya habis. Coba lagi.',
  device_unreachable: 'Aplikasi di ponsel Anda tidak dapat dihubungi. Buka aplikasinya, lalu coba lagi.',
  account_blocked: 'Akun pembayaran ini sedang diblokir. Hubungi penyedianya, atau pilih metode lain.',
  account_not_activated: 'Akun pembayaran ini belum aktif. Aktifkan dahulu, atau pilih metode lain.',
  amount_over_limit: 'Jumlah ini melewati batas akun Anda. Naikkan batasnya, atau pilih metode lain.',
  expired: 'Waktu pembayaran sudah habis. Mulai lagi pembayarannya.',
  suspected_fraud: 'Pembayaran ini tidak lolos pemeriksaan keamanan. Pilih metode lain, atau hubungi kami.',
  issuer_unavailable: 'Bank penerbit sedang tidak dapat dihubungi. Coba lagi sebentar lagi, atau pilih metode lain.',
  channel_unavailable: 'Metode ini sedang terganggu. Coba lagi nanti, atau pilih metode lain.',
  unknown: 'Pembayaran tidak berhasil. Coba lagi, atau pilih metode lain.',
} as const

export type PaymentFailure = keyof typeof paymentFailures
