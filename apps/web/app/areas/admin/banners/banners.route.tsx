import { hasCapability } from '@naikkelas/contract/identity'
import { listBanners } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { listKey } from '../content/ordered-record-list.tsx'
import { kindAt } from './banner-kinds.ts'
import { BannersPage } from './banners-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { kind } = kindAt(url.pathname)
  const isArchive = url.searchParams.get('status') === 'archived'
  return loadForPage(async () => ({
    kind,
    isArchive,
    list: await call(listBanners, { query: { kind, ...(isArchive && { archived: '1' as const }) } }, { context }),
    mayChange: hasCapability(admin, 'banners', 'manage'),
  }))
}

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${kindAt(location.pathname).title} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function BannersRoute() {
  const { kind, ...loaded } = useLoaderData<typeof loader>()
  const key = `${kind} ${listKey(loaded.list.items, loaded.isArchive)}`
  return <BannersPage key={key} {...loaded} words={kindAt(kind === 'banner' ? '/admin/banner' : '/admin/pop-up')} />
}
