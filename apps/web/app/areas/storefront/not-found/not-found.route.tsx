import { data, type MetaFunction } from 'react-router-dom'
import { NotFoundPage } from './not-found-page.tsx'

export const handle = { hydrate: false }

export function loader() {
  return data(null, { status: 404, headers: { 'x-robots-tag': 'noindex' } })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta: MetaFunction = () => [
  { title: 'Halaman tidak ditemukan · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundRoute() {
  return <NotFoundPage />
}
