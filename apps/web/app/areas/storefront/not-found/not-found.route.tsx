import { data, type MetaFunction } from 'react-router-dom'
import type { Route } from './+types/not-found.route.ts'
import { askedAddress, forgetAskedAddress } from './asked-address.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const handle = { hydrate: false }

export function loader({ request }: Route.LoaderArgs) {
  const address = askedAddress(request.headers.get('cookie'))
  const headers = new Headers({ 'x-robots-tag': 'noindex' })
  if (address !== null) headers.set('set-cookie', forgetAskedAddress)
  return data({ address }, { status: 404, headers })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta: MetaFunction = () => [
  { title: 'Halaman tidak ditemukan · Naikkelas' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage address={loaderData.address} />
}
