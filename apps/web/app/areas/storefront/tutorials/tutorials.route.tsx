import { browseTutorials, tutorialToolNames } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { askedListOf, queryOf } from '../content-lists/list-address.ts'
import { TutorialsPage } from './tutorials-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const tool = tutorialToolNames.find((name) => name === searchParams.get('tools'))
  const asked = { ...askedListOf(searchParams), sort: undefined }
  const query = { ...queryOf(asked), ...(tool !== undefined && { tool }) }
  try {
    return { tool, asked, list: await call(browseTutorials, { query }, { context }) }
  } catch (error) {
    return unloaded({ tool, asked, list: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Tutorial · ${siteNameOf(matches)}` },
  { name: 'description', content: 'Cara memasang dan memakai Shopeasytools dan Robotok, langkah demi langkah.' },
]

export default function TutorialsRoute() {
  return <TutorialsPage {...useLoaderData<typeof loader>()} />
}
