import type { Gateway } from '../gateway.ts'
import { type Answer, seeOther } from '../http/answers.ts'
import type { Call } from '../http/calls.ts'
import { page } from './layout.ts'

/** In place of a bank's app or a cashier: the number leads to what it pays. */
export function showHome(gateway: Gateway, { query }: Call): Answer {
  const number = query.get('nomor')?.replaceAll(/[\s-]/g, '')
  const charge = number ? gateway.store.byNumber(number) : undefined
  if (charge) return seeOther(gateway.pageUrl('bayar', charge))
  const mistake = number
    ? '<p role="alert" id="salah">Nomor ini tidak dikenal. Periksa lagi nomor di halaman pesanan Anda.</p>'
    : ''
  const invalid = number ? ' aria-invalid="true" aria-describedby="salah"' : ''
  return page({
    title: 'Gerbang pembayaran lokal',
    status: number ? 404 : 200,
    content: `${mistake}<h1>Bayar tagihan</h1><p>Masukkan nomor virtual account, kode pembayaran gerai, atau isi kode QRIS.</p>
<form method="get" action="/"><label>Nomor pembayaran<input name="nomor" required autocomplete="off"${invalid}></label>
<button class="first">Cari tagihan</button></form>`,
  })
}
