import { getVacancy } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { VacancyScreen } from './vacancy-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'careers', (id) => call(getVacancy, { params: { vacancyId: id } }, { context: args.context }))

export const meta = () => [{ title: 'Karier · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function VacancyRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <VacancyScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
