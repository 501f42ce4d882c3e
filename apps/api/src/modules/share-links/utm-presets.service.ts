import {
  type createUtmPreset as createEndpoint,
  type deleteUtmPreset as deleteEndpoint,
  type InputFor,
  type UtmPreset,
  utmPresetsAtMost,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { findPresets, removePreset, savePreset } from './utm-presets.repo.ts'

export function listUtmPresets({ database }: AdminContext): Promise<UtmPreset[]> {
  return findPresets(database.queries)
}

export async function createUtmPreset(
  { database: { queries }, clock }: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<UtmPreset> {
  const kept = await findPresets(queries)
  if (kept.length >= utmPresetsAtMost && !kept.some(({ name }) => name === body.name))
    throw new AppError('library_full')
  const saved = await savePreset(queries, { id: uuidv7(), ...body, at: clock.now() })
  if (!saved) throw new Error('a preset answers with itself')
  return saved
}

export async function deleteUtmPreset(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removePreset(database.queries, params.presetId))) throw new AppError('not_found')
  return null
}
