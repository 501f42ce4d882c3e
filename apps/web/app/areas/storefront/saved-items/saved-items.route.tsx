import { cardsAtOnce, getCatalogueCards } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { numbersIn } from './numbers-in.ts'
import { SavedItemsPage } from './saved-items-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** What is saved is known to the browser and the account; the address says it, so that these bytes are the same for everyone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const numbers = numbersIn(new URL(request.url).searchParams.get('isi'), cardsAtOnce)
  if (numbers.length === 0) return { numbers, cards: [] }
  try {
    return { numbers, cards: await call(getCatalogueCards, { query: { numbers: numbers.join('.') } }, { context }) }
  } catch (error) {
    return unloaded({ numbers, cards: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Tersimpan · ${siteNameOf(matches)}` },
  { name: 'description', content: 'Kelas, jasa, tools, dan acara yang Anda simpan.' },
  { name: 'robots', content: 'noindex' },
]

export default function SavedItemsRoute() {
  return <SavedItemsPage {...useLoaderData<typeof loader>()} />
}
