import { getLeadForm, sentLeadName } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { ThanksPage } from './thanks-page.tsx'

export const handle = { hydrate: false }

const tokenPattern = /^[\w.-]{1,120}$/

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pageId = '', sectionId = '' } = params
  // Values that we did not sign are ignored.
  const sent = tokenPattern.exec(new URL(request.url).searchParams.get(sentLeadName) ?? '')?.[0]
  const query = sent === undefined ? {} : { sent }
  return loadForPage(() => call(getLeadForm, { params: { pageId, sectionId }, query }, { context }))
}

export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `Terima kasih · ${loaderData?.page.name ?? siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function ThanksRoute() {
  return <ThanksPage form={useLoaderData<typeof loader>()} />
}
