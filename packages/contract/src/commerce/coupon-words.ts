import type { CouponRefusal } from './coupon-codes.ts'

/** What a buyer reads when a code does nothing: one sentence for each reason. */
export const couponRefusalWords: Readonly<Record<CouponRefusal, string>> = {
  switched_off: 'Kupon sedang tidak dapat dipakai untuk pembelian ini.',
  unknown: 'Kode kupon ini tidak dikenal. Periksa lagi ejaannya.',
  archived: 'Kupon ini sudah tidak berlaku.',
  not_yet: 'Kupon ini belum berlaku.',
  ended: 'Masa berlaku kupon ini sudah berakhir.',
  other_kind: 'Kupon ini tidak berlaku untuk jenis pembelian ini.',
  other_item: 'Kupon ini berlaku untuk pembelian lain.',
  free_already: 'Ini sudah gratis, jadi tidak perlu kupon.',
  course_never_bought: 'Kupon ini hanya untuk yang belum pernah membeli kelas.',
  course_bought_any: 'Kupon ini hanya untuk yang sudah pernah membeli kelas.',
  course_bought_specific: 'Kupon ini hanya untuk pembeli kelas tertentu.',
  tool_never_bought: 'Kupon ini hanya untuk yang belum pernah membeli tools.',
  tool_bought_any: 'Kupon ini hanya untuk yang sudah pernah membeli tools.',
  tool_bought_specific: 'Kupon ini hanya untuk pembeli tools tertentu.',
  event_never_bought: 'Kupon ini hanya untuk yang belum pernah membeli tiket acara.',
  event_bought_any: 'Kupon ini hanya untuk yang sudah pernah membeli tiket acara.',
  event_bought_specific: 'Kupon ini hanya untuk pembeli tiket acara tertentu.',
  used_up: 'Kuota kupon ini sudah habis.',
  used_up_today: 'Kuota kupon ini untuk hari ini sudah habis. Coba lagi besok.',
  used_by_you: 'Anda sudah memakai kupon ini sebanyak yang diizinkan.',
  too_many_waiting: 'Ada tiga pesanan berkupon Anda yang belum dibayar. Bayar atau batalkan salah satunya dahulu.',
}
