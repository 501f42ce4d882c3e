import { hasCapability } from '@naikkelas/contract/identity'
import { listCertificateTemplates } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { TemplatePage } from './template-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const mayChange = hasCapability(admin, 'courses', 'manage')
  return loadForPage(async () => {
    const { items, courses } = await call(listCertificateTemplates, {}, { context })
    const record = items.find(({ id }) => id === params.templateId) ?? null
    if (record === null && params.templateId !== 'baru') throw new Response('Templat ini tidak ada.', { status: 404 })
    return { record, courses, isFirst: items.length === 0, mayChange }
  })
}

export const meta = () => [{ title: 'Templat sertifikat · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TemplateRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <TemplatePage key={loaded.record?.id ?? 'baru'} {...loaded} />
}
