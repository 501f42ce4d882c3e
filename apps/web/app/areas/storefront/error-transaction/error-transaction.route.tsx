import { Button } from '@naikkelas/ui/button'
import type { MetaFunction } from 'react-router-dom'
import { PlainMessage } from '../frame/plain-message.tsx'

export const handle = { hydrate: false, isPublic: true }

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = () => [
  { title: 'Transaksi belum berhasil · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

export default function ErrorTransactionRoute() {
  return (
    <PlainMessage
      title="Transaksi belum berhasil"
      text="Pesanan Anda tidak berubah. Bila uang sudah terpotong, lihat statusnya di Pembelian Saya sebelum membayar lagi."
    >
      <Button asChild variant="primary" size="lg">
        <a href="/pembelian-saya">Lihat Pembelian Saya</a>
      </Button>
      <Button asChild size="lg">
        <a href="/">Ke beranda</a>
      </Button>
    </PlainMessage>
  )
}
