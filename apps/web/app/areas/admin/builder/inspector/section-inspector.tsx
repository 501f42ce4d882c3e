import type { StoredSection } from '@naikkelas/page'
import { type Field, followedKeys, parseSection } from '@naikkelas/ui/sections/registry'
import { isInLayout } from '../model/field-at.ts'
import { useRecordDetails } from '../offer-record/bound-offer.ts'
import { listsByRule } from '../offer-record/listed-records.ts'
import { FieldEditor } from './field-editor.tsx'
import { lateEditor } from '../fields/late-editor.tsx'
import { FieldGroup } from '../fields/field-group.tsx'
import { PhoneFields } from './phone/phone-fields.tsx'
import { useWantedSettings } from '../stage/near.tsx'
import { SectionSettingsFields } from './section-settings-fields.tsx'

const FollowedFields = lateEditor(async () => (await import('./followed/followed-fields.tsx')).FollowedFields)

interface SectionInspectorProps {
  section: StoredSection
}

/** Walks the fields of a section's type: what it says, how it looks, how it behaves. */
export function SectionInspector({ section }: SectionInspectorProps) {
  const { enter } = useWantedSettings()
  const record = useRecordDetails()
  const parsed = parseSection(section)
  if (parsed.kind === 'unknown') {
    return (
      <div className="px-4 pb-6">
        <p className="text-app-sm text-muted">
          Isi bagian ini tidak dapat disunting di sini. Bagian ini tetap tersimpan, dapat dipindahkan, dan dapat
          dihapus.
        </p>
      </div>
    )
  }
  const { definition } = parsed
  const { layout } = parsed.content
  const followed = followedKeys(definition, { settings: section.settings, record })
  const isReplaced = (field: Field) => field.kind === 'list' && field.replacedBy !== undefined && listsByRule(section)
  const shown = Object.entries(definition.fields).filter(
    ([key, field]) => isInLayout(field, layout) && !isReplaced(field) && !followed.has(key),
  )
  const of = (group: Field['group']) =>
    shown.filter(([, field]) => (field.kind === 'layout' ? 'look' : (field.group ?? 'content')) === group)
  const draw = ([key, field]: [string, Field]) => (
    <FieldEditor key={key} sectionId={section.id} path={[key]} field={field} layout={layout} />
  )
  return (
    <div className="flex flex-col" {...enter}>
      <FieldGroup label="Isi">
        {definition.fromRecord && <FollowedFields label="Ikuti katalog" section={section} definition={definition} />}
        {of('content').map(draw)}
      </FieldGroup>
      <FieldGroup label="Tampilan">
        {of('look').map(draw)}
        <SectionSettingsFields section={section} part="look" />
      </FieldGroup>
      <PhoneFields section={section} />
      <FieldGroup label="Perilaku">
        {of('behaviour').map(draw)}
        <SectionSettingsFields section={section} part="behaviour" />
      </FieldGroup>
    </div>
  )
}
