import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { earlierMeta, loadLegalText } from '../legal/load-legal-text.ts'
import { DisclaimerPage } from './disclaimer-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const loader = async (args: LoaderFunctionArgs) => ({ text: await loadLegalText('disclaimer', args) })

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteNameOf(matches)
  return [
    { title: `Penafian · ${site}` },
    {
      name: 'description',
      content: `Yang tidak dapat dijanjikan ${site}, supaya Anda memutuskan dengan tenang.`,
    },
    ...earlierMeta(loaderData?.text),
  ]
}

export default function DisclaimerRoute() {
  return <DisclaimerPage {...useLoaderData<typeof loader>()} />
}
