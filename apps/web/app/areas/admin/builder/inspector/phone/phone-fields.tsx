import type { StoredSection } from '@naikkelas/page'
import { defaultPhone, type PhoneSettings } from '@naikkelas/ui/sections/registry'
import { useBuilderActions } from '../../state/builder-context.ts'
import { FieldGroup } from '../../fields/field-group.tsx'
import { phoneOrderOptions, phoneTitleOptions } from '../../model/phone-options.ts'
import { phonePartsOf } from './phone-parts.ts'
import { PhonePicture } from './phone-picture.tsx'
import { SegmentedField } from '../../fields/segmented-field.tsx'

/** Phone-specific settings of a section; nothing for sections without any. */
export function PhoneFields({ section }: { section: StoredSection }) {
  const { edit } = useBuilderActions()
  const { hasTitle, hasPicture, hasOrder } = phonePartsOf(section)
  if (!hasTitle) return null
  const stored = section.settings.phone ?? null
  const phone = stored ?? defaultPhone
  const set = (change: Partial<PhoneSettings>) =>
    edit([
      {
        kind: 'changeSettings',
        sectionId: section.id,
        value: { phone: { ...phone, ...change } },
        was: { phone: stored },
      },
    ])
  return (
    <FieldGroup label="Di ponsel">
      <SegmentedField
        label="Ukuran judul di ponsel"
        options={phoneTitleOptions}
        value={phone.title}
        onValueChange={(title) => set({ title })}
      />
      {hasOrder && (
        <SegmentedField
          label="Urutan di ponsel"
          options={phoneOrderOptions}
          value={phone.order}
          onValueChange={(order) => set({ order })}
        />
      )}
      {hasPicture && <PhonePicture sectionId={section.id} />}
    </FieldGroup>
  )
}
