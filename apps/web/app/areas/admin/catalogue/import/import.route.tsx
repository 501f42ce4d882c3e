import { getSellableImport, listSellableImports } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { importAddress, screenOfList } from './import-address.ts'
import { ImportPage } from './import-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const screen = screenOfList(params.list)
  if (!screen) throw data(null, { status: 404 })
  const { importId, plan, isLeft, after } = importAddress(url.searchParams)
  return loadForPage(async () => {
    const [imports, opened] = await Promise.all([
      call(listSellableImports, { query: { kind: screen.kind } }, { context }),
      importId === null
        ? null
        : call(
            getSellableImport,
            {
              params: { importId },
              query: { after, ...(plan !== null && { plan }), ...(isLeft && { left: '1' as const }) },
            },
            { context },
          ),
    ])
    return { screen, imports, opened, mayChange: hasCapability(admin, screen.menu, 'manage') }
  })
}

export const meta = ({ params }: { params: { list?: string } }) => [
  { title: `Impor ${screenOfList(params.list)?.title ?? ''} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function ImportRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <ImportPage key={loaded.screen.kind} {...loaded} />
}
