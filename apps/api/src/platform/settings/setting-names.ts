import type { FeatureFlag, SettingsGroup } from '@naikkelas/contract/site'

/** Name of a stored setting: one for each flag, one for each group of the site's settings. */
export type SettingName = `flag/${FeatureFlag}` | `site/${SettingsGroup}`
