import { getSiteMeasurement } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { MeasurementPage } from './measurement-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(async () => ({ saved: await call(getSiteMeasurement, {}, { context }) }))
}

export const meta = () => [{ title: 'Pengukuran · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MeasurementRoute() {
  return <MeasurementPage {...useLoaderData<typeof loader>()} />
}
