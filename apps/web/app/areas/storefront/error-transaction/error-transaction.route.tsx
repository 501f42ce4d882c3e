import { Button } from '@naikkelas/ui/button'
import { orderCodeSchema, waitingPath } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { PlainMessage } from '../frame/plain-message.tsx'

export const handle = { hydrate: false, isPublic: true }

/** Gateways and banks lead here with the order's code; whose it is, its own page asks. */
export function loader({ url }: LoaderFunctionArgs) {
  const { data: code } = orderCodeSchema.safeParse(url.searchParams.get('order'))
  return { code: code ?? null }
}

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = () => [
  { title: 'Transaksi belum berhasil · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

export default function ErrorTransactionRoute() {
  const { code } = useLoaderData<typeof loader>()
  return (
    <PlainMessage
      title="Transaksi belum berhasil"
      text="Pesanan Anda tidak berubah. Bila uang sudah terpotong, lihat statusnya di Pembelian Saya sebelum membayar lagi."
    >
      {code !== null && (
        <Button asChild variant="primary" size="lg">
          <a href={waitingPath(code)}>Coba bayar lagi</a>
        </Button>
      )}
      <Button asChild variant={code === null ? 'primary' : 'secondary'} size="lg">
        <a href="/pembelian-saya">Lihat Pembelian Saya</a>
      </Button>
      <Button asChild size="lg">
        <a href="/">Ke beranda</a>
      </Button>
    </PlainMessage>
  )
}
