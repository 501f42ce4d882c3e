import type { StoredSection } from '@naikkelas/page'
import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { Switch } from '@naikkelas/ui/switch'
import { AudienceFields } from '../audience/audience-fields.tsx'
import { Near, useWantedSettings } from '../stage/near.tsx'
import { useBuilderActions } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { lateEditor } from '../fields/late-editor.tsx'
import { spacingOptions, visibilityOptions } from '../model/settings-options.ts'
import { TonePicker } from './tone-picker.tsx'
import { SegmentedField } from '../fields/segmented-field.tsx'

// Last in the panel: its calendars and clocks are fetched when it comes into sight.
const SectionScheduleFields = lateEditor(
  async () => (await import('./section-schedule-fields.tsx')).SectionScheduleFields,
  { height: 'h-44' },
)

interface SectionSettingsFieldsProps {
  section: StoredSection
  part: 'look' | 'behaviour'
}

/** What every section has beside its content. */
export function SectionSettingsFields({ section, part }: SectionSettingsFieldsProps) {
  const { edit } = useBuilderActions()
  const { isWanted } = useWantedSettings()
  const { settings } = section
  const set = <Key extends keyof SectionSettings>(key: Key, value: SectionSettings[Key]) =>
    edit([{ kind: 'changeSettings', sectionId: section.id, value: { [key]: value }, was: { [key]: settings[key] } }])
  if (part === 'look') {
    return (
      <>
        <TonePicker id={fieldId(section.id, ['tone'])} value={settings.tone} onChange={(tone) => set('tone', tone)} />
        <SegmentedField
          label="Jarak"
          options={spacingOptions}
          value={settings.spacing}
          onValueChange={(spacing) => set('spacing', spacing)}
        />
        <Switch
          label="Tepi atas bertangga"
          isSpread
          checked={settings.hasStep}
          onChange={(event) => set('hasStep', event.target.checked)}
        />
      </>
    )
  }
  return (
    <>
      <SegmentedField
        label="Tampil di"
        options={visibilityOptions}
        value={settings.visibleOn}
        onValueChange={(visibleOn) => set('visibleOn', visibleOn)}
      />
      <AudienceFields section={section} />
      <Switch
        label="Tersembunyi"
        hint="Tersimpan di halaman, tidak terlihat pengunjung."
        isSpread
        checked={settings.isHidden}
        onChange={(event) => set('isHidden', event.target.checked)}
      />
      <Near isWanted={isWanted} height="h-44">
        <SectionScheduleFields section={section} label="Waktu tampil" />
      </Near>
    </>
  )
}
