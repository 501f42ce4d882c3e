import type { FeatureFlag, FlagState, SettingsGroup, SiteSettingsState } from '@naikkelas/contract/site'
import { expect } from 'vitest'
import type { Browser } from './test-app.ts'

export const flagsSeen = async (desk: Browser) => (await desk.get('/admin/feature-flags')).body.data as FlagState[]

export async function flagSeen(desk: Browser, name: FeatureFlag): Promise<FlagState> {
  const flag = (await flagsSeen(desk)).find((one) => one.name === name)
  if (!flag) throw new Error(`no flag ${name}`)
  return flag
}

/** Switches a flag as a person would who has just opened the screen. */
export async function switchFlag(
  desk: Browser,
  name: FeatureFlag,
  isEnabled: boolean,
  effectiveAt: string | null = null,
) {
  const { version } = await flagSeen(desk, name)
  return desk.send('PUT', `/admin/feature-flags/${name}`, { isEnabled, version, effectiveAt })
}

export const settingsSeen = async (desk: Browser) =>
  (await desk.get('/admin/site-settings')).body.data as SiteSettingsState

type Value<Group extends SettingsGroup> = SiteSettingsState[Group]['value']

/** Saves a form with some fields changed, as a person would who has just opened it. */
export async function changeSettings<Group extends SettingsGroup>(
  desk: Browser,
  group: Group,
  changes: Partial<Value<Group>>,
  effectiveAt: string | null = null,
) {
  const { value, version } = (await settingsSeen(desk))[group]
  return desk.send('PUT', `/admin/site-settings/${group}`, { value: { ...value, ...changes }, version, effectiveAt })
}

/** The same, which must succeed. */
export async function changedSettings<Group extends SettingsGroup>(
  desk: Browser,
  group: Group,
  changes: Partial<Value<Group>>,
  effectiveAt: string | null = null,
): Promise<SiteSettingsState[Group]> {
  const reply = await changeSettings(desk, group, changes, effectiveAt)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as SiteSettingsState[Group]
}
