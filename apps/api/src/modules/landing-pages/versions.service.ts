import type { getVersion as endpoint, InputFor } from '@naikkelas/contract'
import { upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { existingPage } from './existing-page.ts'
import { findPage } from './landing-pages.repo.ts'
import type { PageInput } from './page-input.ts'
import { mediaOf } from './page-view.ts'
import { findVersion, findVersions } from './versions.repo.ts'

export async function listVersions({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return findVersions(queries, params.pageId)
}

export async function getVersion(ctx: AdminContext, { params }: InputFor<typeof endpoint>) {
  const { queries } = ctx.database
  existingPage(await findPage(queries, params.pageId))
  const found = await findVersion(queries, params)
  if (!found) throw new AppError('not_found')
  const document = upgradeDocument(found.document)
  return { version: found.version, document, media: await mediaOf(ctx, [document]) }
}
