import type { MetaFunction } from 'react-router-dom'
import { HomePage } from './home-page.tsx'

export const handle = { hydrate: false }

export const meta: MetaFunction = () => [
  { title: 'Naikkelas, tempat belajar pemilik usaha kecil' },
  { name: 'description', content: 'Kelas praktik, alat, dan pendampingan untuk pemilik usaha kecil di Indonesia.' },
]

export default function HomeRoute() {
  return <HomePage />
}
