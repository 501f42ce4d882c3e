import type { MetaFunction } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import type { Route } from './+types/terms.route.ts'
import { TermsPage } from './terms-page.tsx'

export const handle = { hydrate: false }

export const loader = ({ context }: Route.LoaderArgs) => ({ brand: context.get(apiContext).api.brand })

export const meta: MetaFunction = () => [
  { title: 'Syarat dan ketentuan · Naikkelas' },
  {
    name: 'description',
    content: 'Yang berlaku saat Anda membuka halaman, mengirim formulir, atau memesan lewat Naikkelas.',
  },
]

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage brand={loaderData.brand} />
}
