import { hasCapability } from '@naikkelas/contract/identity'
import { listCertificates } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { certificateFiltersOf, certificateQueryOf } from './certificate-filters.ts'
import { CertificatesPage } from './certificates-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = certificateFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listCertificates, { query: certificateQueryOf(filters) }, { context }),
    mayChange: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Sertifikat · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CertificatesRoute() {
  return <CertificatesPage {...useLoaderData<typeof loader>()} />
}
