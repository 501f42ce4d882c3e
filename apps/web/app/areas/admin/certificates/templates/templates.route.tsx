import { hasCapability } from '@naikkelas/contract/identity'
import { listCertificateTemplates } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { TemplatesPage } from './templates-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    templates: (await call(listCertificateTemplates, {}, { context })).items,
    mayChange: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Templat sertifikat · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TemplatesRoute() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />
}
