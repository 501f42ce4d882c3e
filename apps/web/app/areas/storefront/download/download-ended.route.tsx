import { downloadFilePath, getDownloadLink, getLeadForm } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { DownloadEndedPage } from './download-ended-page.tsx'

export const handle = { hydrate: false }

/** A valid link leads to its file; an expired one to its form. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { token = '' } = params
  return loadForPage(async () => {
    const { isOpen, pageId, sectionId } = await call(getDownloadLink, { params: { token } }, { context })
    if (isOpen) throw redirect(`/api${downloadFilePath}/${encodeURIComponent(token)}`)
    const { page, anchor } = await call(getLeadForm, { params: { pageId, sectionId }, query: {} }, { context })
    return { page, anchor }
  })
}

export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `Tautan unduhan berakhir · ${loaderData?.page.name ?? siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function DownloadEndedRoute() {
  return <DownloadEndedPage {...useLoaderData<typeof loader>()} />
}
