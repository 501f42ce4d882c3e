import type { InputFor } from '@naikkelas/contract'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { avatarDirectory, fileAddress, type setOwnPicture as endpoint } from '@naikkelas/contract/files'
import type { Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { changePicture } from '../../identity/learners/index.ts'
import { findFile } from './files.repo.ts'
import { deletePicturesOfLearner } from './learner-files.repo.ts'

/** Only a picture that the learner has uploaded for it; the former ones are deleted. */
export async function setOwnPicture(
  ctx: ActorContext<Learner>,
  { body: { fileId } }: InputFor<typeof endpoint>,
): Promise<Learner> {
  const { queries } = ctx.database
  const file = await findFile(queries, fileId)
  const isOwn = file?.owner.realm === 'learner' && file.owner.id === ctx.actor.id
  if (!isOwn || file.type !== uploadTypes.fileManager || file.directory !== avatarDirectory)
    throw new AppError('invalid_input', {
      fields: [{ path: 'fileId', message: 'Foto ini tidak ditemukan. Unggah lagi.' }],
    })
  const learner = await changePicture(ctx, fileAddress(fileId))
  await deletePicturesOfLearner(queries, ctx.actor.id, fileId)
  return learner
}

export async function removeOwnPicture(ctx: ActorContext<Learner>): Promise<Learner> {
  const learner = await changePicture(ctx, null)
  await deletePicturesOfLearner(ctx.database.queries, ctx.actor.id, null)
  return learner
}
