import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { earlierMeta, loadLegalText } from '../legal/load-legal-text.ts'
import { PrivacyPage } from './privacy-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const loader = async (args: LoaderFunctionArgs) => ({ text: await loadLegalText('privacy', args) })

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Kebijakan privasi · ${site}` },
    {
      name: 'description',
      content: `Apa yang dicatat saat Anda membuka halaman di ${site}, dan cara menghentikannya.`,
    },
    ...earlierMeta(loaderData?.text),
  ]
}

export default function PrivacyRoute() {
  return <PrivacyPage {...useLoaderData<typeof loader>()} />
}
