import type { InputFor } from '@naikkelas/contract'
import { firstLook, type Look, type updateLook as updateEndpoint } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { findLook, saveLook } from './looks.repo.ts'

export async function getLook({ database, actor }: AdminContext): Promise<Look> {
  return (await findLook(database.queries, actor.id)) ?? firstLook
}

export async function updateLook(
  { database, actor }: AdminContext,
  { body }: InputFor<typeof updateEndpoint>,
): Promise<Look> {
  await saveLook(database.queries, actor.id, body)
  return body
}
