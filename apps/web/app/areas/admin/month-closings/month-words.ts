import type { BookMonthState, MonthObstacleKind } from '@naikkelas/contract/commerce'

export const monthStateWords: Readonly<Record<BookMonthState, string>> = {
  running: 'Masih berjalan',
  later: 'Menunggu bulan sebelumnya',
  next: 'Siap ditutup',
  closed: 'Ditutup',
}

interface ObstacleWords {
  title: string
  /** What can be done about it. */
  advice: string
  /** Where. */
  to?: { href: string; label: string }
}

export const obstacleWords: Readonly<Record<MonthObstacleKind, ObstacleWords>> = {
  broken_rules: {
    title: 'aturan buku besar dilanggar',
    advice: 'Bulan ini belum dapat ditutup. Minta tim teknis memeriksanya dengan npm run audit:money.',
  },
  open_cases: {
    title: 'kasus pembayaran belum diputuskan',
    advice: 'Putuskan uangnya, supaya tidak tertinggal sebagai dana yang belum dialokasikan.',
    to: { href: '/admin/kasus-pembayaran', label: 'Buka kasus pembayaran' },
  },
  open_differences: {
    title: 'perbedaan dengan laporan gateway',
    advice: 'Cari penyebabnya, lalu selesaikan.',
    to: { href: '/admin/laporan-gateway', label: 'Buka laporan gateway' },
  },
  missing_reports: {
    title: 'hari tanpa laporan gateway',
    advice: 'Cocokkan hari itu, supaya biayanya tercatat.',
    to: { href: '/admin/laporan-gateway', label: 'Buka laporan gateway' },
  },
  orphan_messages: {
    title: 'pesan gateway tanpa pesanan',
    advice: 'Periksa ulang, atau selesaikan dengan catatan.',
    to: { href: '/admin/pesan-gateway', label: 'Buka pesan gateway' },
  },
  waiting_orders: {
    title: 'pesanan masih menunggu pembayaran',
    advice: 'Bila dibayar nanti, uangnya tercatat di bulan pembayarannya.',
    to: { href: '/admin/transaksi?status=0', label: 'Buka transaksi' },
  },
}

/** What an open month waits for. */
export const monthStateAdvice: Readonly<Record<BookMonthState, string>> = {
  running: 'Bulan ini dapat ditutup mulai satu jam setelah berakhir.',
  later: 'Tutup dulu bulan sebelumnya.',
  next: 'Bulan ini sudah berakhir dan dapat ditutup.',
  closed: '',
}
