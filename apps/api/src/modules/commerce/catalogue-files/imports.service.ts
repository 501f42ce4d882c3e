import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type CatalogueImport,
  type getSellableImport as getEndpoint,
  importRowsPerPage,
  importsKeptDays,
  importsShown,
  type listSellableImports as listEndpoint,
  previewsKeptHours,
} from '@naikkelas/contract/commerce'
import { DAY_MS, HOUR_MS } from '@naikkelas/contract/time'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { mayViewKind } from '../catalogue/index.ts'
import { deleteOldImports, findAppliedImports, findImport, findImportRows } from './imports.repo.ts'

export async function listSellableImports(
  { database, actor }: AdminContext,
  { query: { kind } }: InputFor<typeof listEndpoint>,
): Promise<CatalogueImport[]> {
  if (!mayViewKind(actor, kind)) throw new AppError('not_allowed')
  return findAppliedImports(database.queries, kind, importsShown)
}

/** The import without its rows. @throws AppError `not_found` for one of a kind that the admin does not see */
export async function viewedImport({ database, actor }: AdminContext, importId: string): Promise<CatalogueImport> {
  const found = await findImport(database.queries, importId)
  if (!found || !mayViewKind(actor, found.kind)) throw new AppError('not_found')
  return found
}

export async function getSellableImport(
  ctx: AdminContext,
  { params: { importId }, query: { plan, left, after = 0 } }: InputFor<typeof getEndpoint>,
): Promise<OutputFor<typeof getEndpoint>> {
  const found = await viewedImport(ctx, importId)
  const search = { importId, plan, isLeft: left === '1', after, limit: importRowsPerPage + 1 }
  const rows = await findImportRows(ctx.database.queries, search)
  const page = rows.slice(0, importRowsPerPage)
  return { import: found, rows: page, next: rows.length > page.length ? (page.at(-1)?.line ?? null) : null }
}

export function forgetOldImports({ database: { queries }, clock }: AppContext): Promise<void> {
  const now = clock.now().getTime()
  return deleteOldImports(queries, {
    previews: new Date(now - previewsKeptHours * HOUR_MS),
    all: new Date(now - importsKeptDays * DAY_MS),
  })
}
