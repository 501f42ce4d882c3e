import type { MetaFunction } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { PrivacyPage } from './privacy-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const meta: MetaFunction = ({ matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Kebijakan privasi · ${site}` },
    {
      name: 'description',
      content: `Apa yang dicatat saat Anda membuka halaman di ${site}, dan cara menghentikannya.`,
    },
  ]
}

export default PrivacyPage
