import type { InputFor } from '@naikkelas/contract'
import type { deleteMedia as deleteEndpoint, trashMedia as trashEndpoint } from '@naikkelas/contract/pages'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findMedia } from '../media/index.ts'
import { findUses } from './media-uses.repo.ts'
import { deleteExpired, findExpired, findNamedElsewhere, findPresent, markDeleted } from './trash.repo.ts'

/** Media in use are skipped: by a draft, a page in the trash, or a stored version. */
export async function trashMedia(ctx: AdminContext, { body }: InputFor<typeof trashEndpoint>) {
  const { queries } = ctx.database
  const elsewhere = await findNamedElsewhere(queries, body.ids)
  const trashed = await markDeleted(
    queries,
    body.ids.filter((id) => !elsewhere.has(id)),
  )
  const kept = []
  for (const { id, file_name: fileName } of await findPresent(queries, body.ids)) {
    const uses = await findUses(queries, id)
    kept.push({ id, fileName, pages: uses.map(({ pageId, pageName }) => ({ id: pageId, name: pageName })) })
  }
  return { trashed, kept }
}

export async function deleteMedia(ctx: AdminContext, { params }: InputFor<typeof deleteEndpoint>): Promise<null> {
  const [media] = await findMedia(ctx, [params.mediaId])
  if (!media) throw new AppError('not_found')
  const { kept } = await trashMedia(ctx, { body: { ids: [media.id] } })
  const [held] = kept
  if (held)
    throw new AppError('media_in_use', {
      fields: held.pages
        .slice(0, 20)
        .map(({ id, name }) => ({ path: `pages.${id}`, message: `Dipakai di halaman “${name}”` })),
    })
  return null
}

/**
 * Removes for good what lay in the trash for too long and is still unused; its files go with those that no row names.
 * @returns how many entries went
 */
export async function purgeMediaTrash(ctx: AppContext): Promise<number> {
  const { queries } = ctx.database
  const expired = await findExpired(queries)
  if (expired.length === 0) return 0
  const elsewhere = await findNamedElsewhere(queries, expired)
  let removed = 0
  for (const id of expired.filter((one) => !elsewhere.has(one))) {
    try {
      if (await deleteExpired(queries, id)) removed += 1
    } catch (error) {
      // A table that refers to it keeps it.
      ctx.onFailure(error, `removing media ${id} from the trash`)
    }
  }
  return removed
}
