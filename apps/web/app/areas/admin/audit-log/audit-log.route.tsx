import { getAuditEntry, listAdmins, listAuditEntries, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { auditFiltersOf, auditQuery } from './audit-filters.ts'
import { AuditLogPage } from './audit-log-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = auditFiltersOf(url.searchParams)
  const { older, newer, entryId } = filters
  const place = newer !== '' ? { newer } : older !== '' ? { older } : {}
  return loadForPage(async () => {
    const [list, admins, views, entry] = await Promise.all([
      call(listAuditEntries, { query: { ...auditQuery(filters), ...place, perPage: 50 } }, { context }),
      call(listAdmins, {}, { context }),
      call(listListViews, { query: { list: 'audit_log' } }, { context }),
      entryId === '' ? null : call(getAuditEntry, { params: { entryId } }, { context }),
    ])
    return { list, admins, views, entry, filters }
  })
}

export const meta = () => [{ title: 'Log audit · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AuditLogRoute() {
  return <AuditLogPage {...useLoaderData<typeof loader>()} />
}
