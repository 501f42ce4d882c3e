import { browseVacancies } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { CareersPage } from './careers-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    return { list: await call(browseVacancies, { query: { sort: 1 } }, { context }) }
  } catch (error) {
    return unloaded({ list: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Karir · ${siteNameOf(matches)}` },
  {
    name: 'description',
    content: 'Lowongan yang sedang dibuka, lengkap dengan kisaran gaji. Lamar langsung dengan CV, tanpa membuat akun.',
  },
]

export default function CareersRoute() {
  return <CareersPage {...useLoaderData<typeof loader>()} />
}
