import type { MetaFunction } from 'react-router-dom'
import { OtherMenusPage } from './other-menus-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const meta: MetaFunction = () => [
  { title: 'Semua menu · Naikkelas' },
  { name: 'description', content: 'Semua bagian Naikkelas dalam satu halaman.' },
]

export default OtherMenusPage
