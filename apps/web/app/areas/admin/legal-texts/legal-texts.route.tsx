import { legalKinds } from '@naikkelas/contract'
import { listLegalTexts } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { LegalTextsPage } from './legal-texts-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'settings')
  const asked = url.searchParams.get('jenis')
  const filters = { ...contentFiltersOf(url.searchParams), kind: legalKinds.find((kind) => kind === asked) }
  return loadForPage(async () => ({
    filters,
    list: await call(listLegalTexts, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Ketentuan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LegalTextsRoute() {
  return <LegalTextsPage {...useLoaderData<typeof loader>()} />
}
