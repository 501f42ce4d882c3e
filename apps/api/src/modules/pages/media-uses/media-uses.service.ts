import type { InputFor } from '@naikkelas/contract'
import type { listMediaUses as listEndpoint } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findMedia } from '../media/index.ts'
import { findUses } from './media-uses.repo.ts'

export async function listMediaUses(ctx: AdminContext, { params }: InputFor<typeof listEndpoint>) {
  const [media] = await findMedia(ctx, [params.mediaId])
  if (!media) throw new AppError('not_found')
  return findUses(ctx.database.queries, media.id)
}
