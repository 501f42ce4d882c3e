import { isDeepStrictEqual } from 'node:util'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { afterCommit } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { lockSettings, saveSetting, type SettingName, settingsMemoryOf } from '../../../platform/settings/index.ts'
import { scheduleChange } from './schedule-change.service.ts'
import { type SettingState, settingStates } from './setting-states.ts'

interface Changing {
  name: SettingName
  /** The whole value as it is to be. */
  value: Record<string, unknown>
  /** The version that the admin changed. */
  version: number
  effectiveAt: string | null
}

/**
 * Changes a flag or a group of settings, at once or at its moment. @throws AppError `setting_changed` with both values
 * when another admin changed it first
 */
export function changeSetting(ctx: AdminContext, changing: Changing): Promise<SettingState> {
  const { name, value, version, effectiveAt } = changing
  return ctx.unitOfWork(async (uow) => {
    await lockSettings(uow.tx)
    const present = (await settingStates(ctx, uow.tx))(name)
    if (present.version !== version) throw new AppError('setting_changed', { mine: value, theirs: present })
    if (effectiveAt === null) await applySetting(ctx, uow, { name, present, value, actorId: ctx.actor.id })
    else await scheduleChange(ctx, uow.tx, { name, present, value, dueAt: new Date(effectiveAt) })
    return (await settingStates(ctx, uow.tx))(name)
  })
}

interface Applied {
  name: SettingName
  present: Pick<SettingState, 'value'>
  value: Record<string, unknown>
  actorId: string | null
}

/** Stores a value; requires the lock of settings. The same value again changes nothing. */
export async function applySetting(ctx: AppContext, uow: UnitOfWork, { name, present, value, actorId }: Applied) {
  const fields = changedFields(present.value, value)
  if (fields.length === 0) return
  const at = ctx.clock.now()
  await saveSetting(uow.tx, { name, value, at, actorId })
  await uow.emit('setting.changed', { name, fields, at: at.toISOString() })
  // Other processes learn it by the next poll.
  afterCommit(uow.tx, () => settingsMemoryOf(ctx).forget())
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))
}
