export type { SettingName } from './setting-names.ts'
export { type SettingValues, settingValues } from './setting-values.rules.ts'
export { findSettings, lockSettings, saveSetting, type StoredSetting } from './settings.repo.ts'
export { flagsOf, settingsMemoryOf, settingsOf, storedSettingsOf } from './settings-of.ts'
