import type { MetaFunction } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { TermsPage } from './terms-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const meta: MetaFunction = ({ matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Syarat dan ketentuan · ${site}` },
    {
      name: 'description',
      content: `Yang berlaku saat Anda membuka halaman, mengirim formulir, atau memesan lewat ${site}.`,
    },
  ]
}

export default TermsPage
