import type { InputFor, listMediaUses as listEndpoint } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { findMedia } from '../media/index.ts'
import { findUses } from './media-uses.repo.ts'

export async function listMediaUses(ctx: AdminContext, { params }: InputFor<typeof listEndpoint>) {
  const [media] = await findMedia(ctx, [params.mediaId])
  if (!media) throw new AppError('not_found')
  return findUses(ctx.database.queries, media.id)
}
