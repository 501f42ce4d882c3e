import type { MetaFunction } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { DisclaimerPage } from './disclaimer-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const meta: MetaFunction = ({ matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Penafian · ${site}` },
    {
      name: 'description',
      content: `Yang tidak dapat dijanjikan ${site}, supaya Anda memutuskan dengan tenang.`,
    },
  ]
}

export default DisclaimerPage
