import { listPartners } from '@naikkelas/contract/identity'
import { getLandingPage, getPublishedSiteParts } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { BuilderPage } from './builder-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const pageId = params.pageId ?? ''
  return loadForPage(async () => {
    const [detail, partners, siteParts] = await Promise.all([
      call(getLandingPage, { params: { pageId } }, { context }),
      call(listPartners, {}, { context }),
      call(getPublishedSiteParts, {}, { context }),
    ])
    return { admin, detail, partners, siteParts }
  })
}

/** The builder owns the document from here on: it is not revalidated. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.pageId !== nextParams.pageId

export const meta = ({ loaderData }: { loaderData?: { detail: { page: { name: string } } } }) => [
  { title: `${loaderData?.detail.page.name ?? 'Penyunting'} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function BuilderRoute() {
  const { detail, ...around } = useLoaderData<typeof loader>()
  return <BuilderPage key={detail.page.id} detail={detail} {...around} />
}
