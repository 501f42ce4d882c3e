import type { MetaFunction } from 'react-router-dom'
import { TermsPage } from './terms-page.tsx'

export const handle = { hydrate: false }

export const meta: MetaFunction = () => [
  { title: 'Syarat dan ketentuan · Naikkelas' },
  {
    name: 'description',
    content: 'Yang berlaku saat Anda membuka halaman, mengirim formulir, atau memesan lewat Naikkelas.',
  },
]

export default function TermsRoute() {
  return <TermsPage />
}
