import { Button } from '@naikkelas/ui/button'
import type { MetaFunction } from 'react-router-dom'
import { PlainMessage } from '../frame/plain-message.tsx'

export const handle = { hydrate: false, isPublic: true }

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = () => [
  { title: 'Sedang diperbaiki · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

/** Where pages lead that cannot reach the server (specification, section 8). */
export default function MaintenanceRoute() {
  return (
    <PlainMessage
      title="Server kami belum dapat dihubungi"
      text="Yang Anda tulis dan beli tetap tersimpan. Periksa sambungan internet Anda, lalu coba lagi sebentar lagi."
    >
      <Button asChild variant="primary" size="lg">
        <a href="/" data-back="">
          Coba lagi
        </a>
      </Button>
    </PlainMessage>
  )
}
