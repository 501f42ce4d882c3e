import type { MetaFunction } from 'react-router-dom'
import { PrivacyPage } from './privacy-page.tsx'

export const handle = { hydrate: false }

export const meta: MetaFunction = () => [
  { title: 'Kebijakan privasi · Naikkelas' },
  {
    name: 'description',
    content: 'Apa yang dicatat saat Anda membuka halaman di Naikkelas, dan cara menghentikannya.',
  },
]

export default function PrivacyRoute() {
  return <PrivacyPage />
}
