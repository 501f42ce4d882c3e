import { listFiles } from '@naikkelas/contract/files'
import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { fileFiltersOf } from './file-filters.ts'
import { FilesPage } from './files-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = fileFiltersOf(url.searchParams)
  const { search, type, owner, directory, page } = filters
  const query = {
    page,
    perPage: 50,
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { type }),
    ...(owner === undefined ? {} : { owner }),
    ...(directory === '' ? {} : { directory }),
  }
  return loadForPage(async () => {
    const [list, views] = await Promise.all([
      call(listFiles, { query }, { context }),
      call(listListViews, { query: { list: 'files' } }, { context }),
    ])
    return { list, views, filters, mayChange: hasCapability(admin, 'media', 'design') }
  })
}

export const meta = () => [{ title: 'Berkas · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function FilesRoute() {
  return <FilesPage {...useLoaderData<typeof loader>()} />
}
