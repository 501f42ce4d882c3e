import { getHighlight } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { HighlightScreen } from './highlight-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'banners', (id) => call(getHighlight, { params: { highlightId: id } }, { context: args.context }))

export const meta = () => [{ title: 'Sorotan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function HighlightRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <HighlightScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
