import type { MetaFunction } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import type { Route } from './+types/privacy.route.ts'
import { PrivacyPage } from './privacy-page.tsx'

export const handle = { hydrate: false }

export const loader = ({ context }: Route.LoaderArgs) => ({ brand: context.get(apiContext).api.brand })

export const meta: MetaFunction = () => [
  { title: 'Kebijakan privasi · Naikkelas' },
  {
    name: 'description',
    content: 'Apa yang dicatat saat Anda membuka halaman di Naikkelas, dan cara menghentikannya.',
  },
]

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage brand={loaderData.brand} />
}
