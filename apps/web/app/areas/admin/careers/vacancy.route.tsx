import { getVacancy } from '@naikkelas/contract/content'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { VacancyScreen } from './vacancy-screen.tsx'

export async function loader({ context, url, params: { vacancyId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const mayChange = hasCapability(admin, 'careers', 'manage')
  if (vacancyId === 'baru') return { record: null, mayChange }
  return loadForPage(async () => ({
    record: await call(getVacancy, { params: { vacancyId } }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Karier · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function VacancyRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <VacancyScreen key={loaded.record?.id ?? 'baru'} {...loaded} />
}
