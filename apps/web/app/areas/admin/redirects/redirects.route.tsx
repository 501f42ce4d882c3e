import { hasCapability } from '@naikkelas/contract/identity'
import { listRedirects, listShortLinks } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { RedirectsPage } from './redirects-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => {
    const [rules, links] = await Promise.all([
      call(listRedirects, {}, { context }),
      call(listShortLinks, { query: {} }, { context }),
    ])
    return { rules, links, mayChange: hasCapability(admin, 'landing_pages', 'publish') }
  })
}

export const meta = () => [{ title: 'Pengalihan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function RedirectsRoute() {
  return <RedirectsPage {...useLoaderData<typeof loader>()} />
}
