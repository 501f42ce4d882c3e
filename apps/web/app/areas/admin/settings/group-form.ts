import type { SettingsGroup, SiteSettingsState } from '@naikkelas/contract/site'

/** What each form of the settings is handed. */
export interface GroupFormProps<Group extends SettingsGroup> {
  state: SiteSettingsState[Group]
  onDirtyChange: (group: SettingsGroup, isDirty: boolean) => void
}
