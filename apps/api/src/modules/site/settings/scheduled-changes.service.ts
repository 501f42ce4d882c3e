import type { InputFor } from '@naikkelas/contract'
import {
  type cancelScheduledChange as endpoint,
  type FeatureFlag,
  type SettingsGroup,
  siteSettingsSchemas,
  unavailableFlags,
} from '@naikkelas/contract/site'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { recordChange } from '../../../platform/audit/index.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { lockSettings, type SettingName } from '../../../platform/settings/index.ts'
import { findActiveAdmin } from '../../identity/admins/index.ts'
import { checkedValue } from './checked-value.service.ts'
import { queueSettingChange, settingChangeRef } from './schedule-change.service.ts'
import * as repo from './scheduled-settings.repo.ts'
import { applySetting } from './setting-changes.service.ts'
import { settingStates } from './setting-states.ts'
import { manageSettings } from './settings.policy.ts'

export async function getScheduledChange(ctx: AdminContext, changeId: string) {
  return repo.findScheduledOne(ctx.database.queries, changeId)
}

/** Withdraws a change, also one that failed. @throws AppError `not_found`, also once it has taken effect */
export async function cancelScheduledChange(ctx: AdminContext, { params }: InputFor<typeof endpoint>): Promise<null> {
  await ctx.unitOfWork(async ({ tx }) => {
    await lockSettings(tx)
    if (!(await repo.deleteScheduled(tx, params.changeId))) throw new AppError('not_found')
  })
  return null
}

/**
 * Has a scheduled change take effect in this transaction: its row, which goes with it, lets it happen once. One that
 * cannot take effect any more keeps its row, with the reason.
 */
export async function carryOutChange(ctx: AppContext, tx: Tx, changeId: string) {
  await lockSettings(tx)
  const due = await repo.findScheduledOne(tx, changeId)
  if (!due || due.failure !== null) return
  // Clocks of two machines differ by a little.
  if (due.dueAt > ctx.clock.now()) return queueSettingChange(ctx, tx, { changeId, dueAt: due.dueAt })
  const failure = await takeEffect(ctx, tx, due)
  if (failure === null) await repo.deleteScheduled(tx, changeId)
  else await repo.failScheduled(tx, { id: changeId, at: ctx.clock.now(), failure })
}

/** The last attempt failed for a reason that no admin can remove. */
export async function giveUpChange(ctx: AppContext, tx: Tx, changeId: string) {
  const failure = 'Server kami bermasalah saat waktunya tiba. Coba lagi, atau pilih waktu lain.'
  await repo.failScheduled(tx, { id: changeId, at: ctx.clock.now(), failure })
}

/** Answers why it cannot take effect; null when it did. */
async function takeEffect(ctx: AppContext, tx: Tx, due: repo.ScheduledSetting): Promise<string | null> {
  const { createdBy: actorId, changes } = due
  const actor = actorId === null ? undefined : await findActiveAdmin(tx, actorId)
  if (!actor || !manageSettings(actor)) return 'Yang menjadwalkannya tidak lagi berwenang mengubah pengaturan.'
  const name = due.name as SettingName
  const before = (await settingStates(ctx, tx))(name)
  const checked = await valueWith(tx, name, { ...before.value, ...changes })
  if ('failure' in checked) return checked.failure
  await applySetting(ctx, ctx.unitOfWorkIn(tx), { name, present: before, value: checked.value, actorId: actor.id })
  const [kind = '', key = ''] = name.split('/')
  await recordChange(ctx, tx, {
    realm: 'admin',
    actorId: actor.id,
    endpoint: `job ${settingChangeRef.name}`,
    recordType: kind === 'flag' ? 'feature-flags' : 'site-settings',
    recordId: key,
    before,
    after: (await settingStates(ctx, tx))(name),
    reason: null,
  })
  return null
}

/** What was stored weeks ago is checked again, by the rules of this release and what the database has now. */
async function valueWith(
  tx: Tx,
  name: SettingName,
  merged: Record<string, unknown>,
): Promise<{ value: Record<string, unknown> } | { failure: string }> {
  const [kind, key] = name.split('/') as ['flag', FeatureFlag] | ['site', SettingsGroup]
  if (kind === 'flag') {
    const reason = unavailableFlags[key]
    return merged.isEnabled === true && reason !== undefined ? { failure: reason } : { value: merged }
  }
  const parsed = siteSettingsSchemas[key].safeParse(merged)
  if (!parsed.success) return { failure: parsed.error.issues[0]?.message ?? 'Isiannya tidak berlaku lagi.' }
  try {
    return { value: await checkedValue(tx, key, parsed.data) }
  } catch (error) {
    const message = error instanceof AppError ? error.details.fields?.[0]?.message : undefined
    if (message === undefined) throw error
    return { failure: message }
  }
}
