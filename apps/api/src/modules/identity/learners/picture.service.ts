import type { Learner } from '@naikkelas/contract/identity'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { updatePicture } from './learners.repo.ts'

/**
 * Shows another picture of a learner, or none; whose file it is was checked by the module of files.
 * @param picture its address on this site
 */
export async function changePicture(ctx: ActorContext<Learner>, picture: string | null): Promise<Learner> {
  await updatePicture(ctx.database.queries, ctx.actor.id, picture)
  return { ...ctx.actor, picture }
}
