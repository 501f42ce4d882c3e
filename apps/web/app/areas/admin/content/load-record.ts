import type { PublishedRecord } from '@naikkelas/contract/content'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'

type Menu = Parameters<typeof hasCapability>[1]

/** An admin who looks at the records of a menu. */
export function viewerOf({ context, url }: LoaderFunctionArgs, menu: Menu): { admin: Admin; mayChange: boolean } {
  const admin = requireAdmin(context, url)
  return { admin, mayChange: hasCapability(admin, menu, 'manage') }
}

/** A record by its id; for a new one none, or the one that it begins as a copy of. */
export async function loadRecord<Stored extends PublishedRecord<{ title: string }>>(
  args: LoaderFunctionArgs,
  menu: Menu,
  read: (id: string) => Promise<Stored>,
): Promise<{ record: Stored | null; copied: Stored['value'] | null; mayChange: boolean }> {
  const { mayChange } = viewerOf(args, menu)
  const { id = '' } = args.params
  if (id !== 'baru') return loadForPage(async () => ({ record: await read(id), copied: null, mayChange }))
  const source = args.url.searchParams.get('salin')
  if (source === null) return { record: null, copied: null, mayChange }
  return loadForPage(async () => ({ record: null, copied: (await read(source)).value, mayChange }))
}
