import type { InputFor } from '@naikkelas/contract'
import {
  type createUtmPreset as createEndpoint,
  type deleteUtmPreset as deleteEndpoint,
  type UtmPreset,
  utmPresetsAtMost,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPresets, removePreset, savePreset } from './utm-presets.repo.ts'

export function listUtmPresets({ database }: AdminContext): Promise<UtmPreset[]> {
  return findPresets(database.queries)
}

export async function createUtmPreset(
  { database, clock }: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<UtmPreset> {
  return database.transaction(async (tx) => {
    // One of the same name is replaced.
    const count = async () => (await findPresets(tx)).filter(({ name }) => name !== body.name).length
    await requireRoom(tx, { name: 'utm presets', max: utmPresetsAtMost, count })
    const saved = await savePreset(tx, { id: uuidv7(), ...body, at: clock.now() })
    if (!saved) throw new Error('a preset answers with itself')
    return saved
  })
}

export async function deleteUtmPreset(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removePreset(database.queries, params.presetId))) throw new AppError('not_found')
  return null
}
