import {
  defaultFlags,
  type FeatureFlags,
  featureFlags,
  type SettingsGroup,
  settingsGroups,
  type SiteSettings,
  siteSettingsSchemas,
} from '@naikkelas/contract/site'
import * as z from 'zod/mini'

/** What every process holds in memory. */
export interface SettingValues {
  flags: FeatureFlags
  settings: SiteSettings
}

const flagSchema = z.object({ isEnabled: z.boolean() })

/**
 * Flags and settings as they hold: a stored value wins over the default.
 * @param stored values by name; what this release cannot read is left at its default
 */
export function settingValues(stored: ReadonlyMap<string, unknown>, defaults: SiteSettings): SettingValues {
  return {
    flags: Object.fromEntries(
      featureFlags.map((flag) => [flag, storedFlag(stored.get(`flag/${flag}`)) ?? defaultFlags[flag]]),
    ) as FeatureFlags,
    settings: Object.fromEntries(
      settingsGroups.map((group) => [group, groupValue(group, stored.get(`site/${group}`), defaults)]),
    ) as SiteSettings,
  }
}

function storedFlag(stored: unknown): boolean | undefined {
  return flagSchema.safeParse(stored).data?.isEnabled
}

/** The fields that this release knows; one that was added since the value was stored has its default. */
function groupValue(group: SettingsGroup, stored: unknown, defaults: SiteSettings): unknown {
  if (typeof stored !== 'object' || stored === null) return defaults[group]
  const fields = Object.entries(defaults[group]).map(([field, byDefault]) => [
    field,
    Object.hasOwn(stored, field) ? (stored as Record<string, unknown>)[field] : byDefault,
  ])
  const read = siteSettingsSchemas[group].safeParse(Object.fromEntries(fields))
  return read.success ? read.data : defaults[group]
}
