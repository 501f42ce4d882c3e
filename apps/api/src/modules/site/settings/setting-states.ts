import type { ScheduledChange } from '@naikkelas/contract/site'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findSettings, type SettingName, settingValues } from '../../../platform/settings/index.ts'
import { findAdminNames } from '../../identity/admins/index.ts'
import { findScheduled, type ScheduledSetting } from './scheduled-settings.repo.ts'

/** A flag or a group of settings as admins see it. */
export interface SettingState {
  value: Record<string, unknown>
  version: number
  changedAt: string | null
  changedBy: string | null
  scheduled: ScheduledChange[]
}

/** Every flag and every group as the database has it, also within a transaction. */
export async function settingStates(
  { siteDefaults }: Pick<AppContext, 'siteDefaults'>,
  queries: Queries,
): Promise<(name: SettingName) => SettingState> {
  const stored = new Map((await findSettings(queries)).map((one) => [one.name, one]))
  const scheduled = await findScheduled(queries)
  const people = [...stored.values()].map(({ changedBy }) => changedBy)
  const ids = [...people, ...scheduled.map(({ createdBy }) => createdBy)].filter((id) => id !== null)
  const names = ids.length === 0 ? new Map<string, string>() : await findAdminNames(queries, [...new Set(ids)])
  const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? null
  const values = settingValues(new Map([...stored].map(([name, { value }]) => [name, value])), siteDefaults)
  return (name) => {
    const row = stored.get(name)
    return {
      value: valueOf(name, values),
      version: row?.version ?? 0,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: nameOf(row?.changedBy),
      scheduled: scheduled
        .filter((one) => one.name === name)
        .map((one) => ({ ...scheduledView(one), createdBy: nameOf(one.createdBy) })),
    }
  }
}

function valueOf(name: SettingName, { flags, settings }: ReturnType<typeof settingValues>): Record<string, unknown> {
  const [kind, key] = name.split('/') as [string, string]
  return kind === 'flag'
    ? { isEnabled: flags[key as keyof typeof flags] }
    : { ...settings[key as keyof typeof settings] }
}

const scheduledView = ({ id, changes, dueAt, createdAt, failure }: ScheduledSetting) => ({
  id,
  changes,
  effectiveAt: dueAt.toISOString(),
  createdAt: createdAt.toISOString(),
  failure,
})
