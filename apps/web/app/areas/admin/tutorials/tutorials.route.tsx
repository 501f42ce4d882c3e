import { listTutorials, tutorialToolNames } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { TutorialsPage } from './tutorials-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'tutorials')
  const asked = url.searchParams.get('tools')
  const filters = { ...contentFiltersOf(url.searchParams), tool: tutorialToolNames.find((tool) => tool === asked) }
  return loadForPage(async () => ({
    filters,
    list: await call(listTutorials, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Tutorial · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TutorialsRoute() {
  return <TutorialsPage {...useLoaderData<typeof loader>()} />
}
