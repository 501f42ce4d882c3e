import { type SettingsGroup, settingsGroups, type SiteSettings, type SiteSettingsState } from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { checkedValue } from './checked-value.service.ts'
import { changeSetting } from './setting-changes.service.ts'
import { settingStates } from './setting-states.ts'

export async function getSiteSettings(ctx: AdminContext): Promise<SiteSettingsState> {
  const stateOf = await settingStates(ctx, ctx.database.queries)
  return Object.fromEntries(
    settingsGroups.map((group) => [group, stateOf(`site/${group}`)]),
  ) as unknown as SiteSettingsState
}

interface Update<Group extends SettingsGroup> {
  body: { value: SiteSettings[Group]; version: number; effectiveAt: string | null }
}

/** One form of the settings, as a whole. */
export async function updateSiteSettings<Group extends SettingsGroup>(
  ctx: AdminContext,
  group: Group,
  { body: { value, version, effectiveAt } }: Update<Group>,
): Promise<SiteSettingsState[Group]> {
  const checked = await checkedValue(ctx.database.queries, group, value)
  const state = await changeSetting(ctx, { name: `site/${group}`, value: checked, version, effectiveAt })
  return state as unknown as SiteSettingsState[Group]
}
