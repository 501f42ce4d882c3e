import type { MetaFunction } from 'react-router-dom'
import { DisclaimerPage } from './disclaimer-page.tsx'

export const handle = { hydrate: false }

export const meta: MetaFunction = () => [
  { title: 'Penafian · Naikkelas' },
  { name: 'description', content: 'Yang tidak dapat dijanjikan Naikkelas, supaya Anda memutuskan dengan tenang.' },
]

export default function DisclaimerRoute() {
  return <DisclaimerPage />
}
