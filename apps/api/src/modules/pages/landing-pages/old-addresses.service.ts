import type { InputFor } from '@naikkelas/contract'
import type { deleteOldAddress as deleteEndpoint, OldAddress } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead, raiseRevision } from './landing-pages.repo.ts'
import { deleteOldAddressOf, findOldAddresses } from './old-addresses.repo.ts'
import type { PageInput } from './page-input.ts'
import { holdPublicSide } from './public-side.ts'

/** Addresses that lead to where a page is now because it was there before. */
export async function listOldAddresses({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return oldAddressesOf(queries, params.pageId)
}

/** Deletes the redirect of a former address. */
export async function deleteOldAddress(
  ctx: AdminContext,
  { params: { pageId, kind, link } }: InputFor<typeof deleteEndpoint>,
): Promise<OldAddress[]> {
  const left = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    existingHead(await lockHead(queries, pageId))
    if (!(await deleteOldAddressOf(queries, pageId, { kind, link }))) throw new AppError('not_found')
    await raiseRevision(queries, pageId)
    return oldAddressesOf(queries, pageId)
  })
  await ctx.signals.send('landing_page.public_changed', { pageId })
  return left
}

async function oldAddressesOf(queries: Queries, pageId: string): Promise<OldAddress[]> {
  const found = await findOldAddresses(queries, [pageId])
  return found.map(({ pageId: _, ...address }) => address)
}
