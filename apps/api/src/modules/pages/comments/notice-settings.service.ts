import type { InputFor } from '@naikkelas/contract'
import type { updateNoticeSettings as updateEndpoint } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { isCommentMailOn, setCommentMail } from './notice-settings.repo.ts'

export async function getNoticeSettings({ database, actor }: AdminContext) {
  return { isCommentMailOn: await isCommentMailOn(database.queries, actor.id) }
}

export async function updateNoticeSettings(
  { database, actor }: AdminContext,
  { body }: InputFor<typeof updateEndpoint>,
) {
  await setCommentMail(database.queries, actor.id, body.isCommentMailOn)
  return { isCommentMailOn: body.isCommentMailOn }
}
