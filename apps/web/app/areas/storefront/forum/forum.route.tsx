import { Button } from '@naikkelas/ui/button'
import type { MetaFunction } from 'react-router-dom'
import { PlainMessage } from '../frame/plain-message.tsx'

export const handle = { hydrate: false, isPublic: true }

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = () => [
  { title: 'Forum belum dibuka · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

/** Until the forum is open: its address is in menus and mails already (specification, section 2). */
export default function ForumRoute() {
  return (
    <PlainMessage
      title="Forum belum dibuka"
      text="Tempat bertanya dan berbagi pengalaman dengan sesama penjual ini sedang kami siapkan. Sambil menunggu, ikuti kelas gratis atau bertemu langsung di acara."
    >
      <Button asChild variant="primary" size="lg">
        <a href="/daftar-kelas-free">Lihat kelas gratis</a>
      </Button>
      <Button asChild variant="secondary" size="lg">
        <a href="/events">Lihat acara</a>
      </Button>
    </PlainMessage>
  )
}
