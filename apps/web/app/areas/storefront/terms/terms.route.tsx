import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { earlierMeta, loadLegalText } from '../legal/load-legal-text.ts'
import { TermsPage } from './terms-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const loader = async (args: LoaderFunctionArgs) => ({ text: await loadLegalText('terms', args) })

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Syarat dan ketentuan · ${site}` },
    {
      name: 'description',
      content: `Yang berlaku saat Anda membuka halaman, mengirim formulir, atau memesan lewat ${site}.`,
    },
    ...earlierMeta(loaderData?.text),
  ]
}

export default function TermsRoute() {
  return <TermsPage {...useLoaderData<typeof loader>()} />
}
