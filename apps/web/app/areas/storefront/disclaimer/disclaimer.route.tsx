import type { MetaFunction } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import type { Route } from './+types/disclaimer.route.ts'
import { DisclaimerPage } from './disclaimer-page.tsx'

export const handle = { hydrate: false }

export const loader = ({ context }: Route.LoaderArgs) => ({ brand: context.get(apiContext).api.brand })

export const meta: MetaFunction = () => [
  { title: 'Penafian · Naikkelas' },
  { name: 'description', content: 'Yang tidak dapat dijanjikan Naikkelas, supaya Anda memutuskan dengan tenang.' },
]

export default function DisclaimerRoute({ loaderData }: Route.ComponentProps) {
  return <DisclaimerPage brand={loaderData.brand} />
}
