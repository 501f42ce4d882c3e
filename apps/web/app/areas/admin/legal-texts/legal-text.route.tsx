import { getLegalText } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { LegalTextScreen } from './legal-text-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'settings', (id) => call(getLegalText, { params: { legalTextId: id } }, { context: args.context }))

export const meta = () => [{ title: 'Ketentuan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LegalTextRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <LegalTextScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
