import type { StoredSection } from '@naikkelas/page'
import { defaultPhone, type PhoneSettings } from '@naikkelas/ui/sections/registry'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import type { ReactNode } from 'react'
import { useBuilderActions } from '../../builder-context.ts'
import { FieldGroup } from '../field-group.tsx'
import { phoneOrderOptions, phoneTitleOptions } from './phone-options.ts'
import { phonePartsOf } from './phone-parts.ts'
import { PhonePicture } from './phone-picture.tsx'

/** What a section has otherwise on phones; nothing for sections that have nothing to tell apart. */
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
      <Labelled label="Ukuran judul di ponsel">
        <SegmentedControl
          label="Ukuran judul di ponsel"
          options={phoneTitleOptions}
          value={phone.title}
          onValueChange={(title) => set({ title })}
          size="sm"
          isFullWidth
        />
      </Labelled>
      {hasOrder && (
        <Labelled label="Urutan di ponsel">
          <SegmentedControl
            label="Urutan di ponsel"
            options={phoneOrderOptions}
            value={phone.order}
            onValueChange={(order) => set({ order })}
            size="sm"
            isFullWidth
          />
        </Labelled>
      )}
      {hasPicture && <PhonePicture sectionId={section.id} />}
    </FieldGroup>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-app-xs font-semibold">{label}</span>
      {children}
    </div>
  )
}
