import { Switch } from '@naikkelas/ui/switch'
import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { changeSeveral } from '../acts/several-act.ts'
import { sectionsOf } from '../model/several-acts.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { spacingOptions, toneOptions, visibilityOptions } from '../model/settings-options.ts'
import { TonePicker } from './tone-picker.tsx'
import { SegmentedField } from '../fields/segmented-field.tsx'

/** What all selected sections have in common to be set: how they look and where they are shown. */
export function SeveralInspector() {
  const { store } = useBuilderParts()
  const document = useBuilder((state) => state.document)
  const selectedIds = useBuilder((state) => state.selectedIds)
  const settings = sectionsOf(document, selectedIds).map((section) => section.settings)
  const shared = <Key extends keyof SectionSettings>(key: Key): SectionSettings[Key] | null => {
    const first = settings[0]?.[key]
    return first !== undefined && settings.every((one) => one[key] === first) ? first : null
  }
  const forAll = `untuk ${settings.length} bagian`
  return (
    <div className="flex flex-col">
      <p className="px-4 pb-3 text-app-xs text-muted">
        Yang Anda ubah di sini berlaku untuk semua bagian terpilih, dalam satu langkah yang dapat diurungkan.
      </p>
      <FieldGroup label="Tampilan">
        <TonePicker
          value={shared('tone')}
          onChange={(tone) => changeSeveral(store, { tone }, `Nuansa ${labelOf(toneOptions, tone)} ${forAll}`)}
        />
        <SegmentedField
          label="Jarak"
          options={spacingOptions}
          value={shared('spacing') ?? ''}
          onValueChange={(value) => {
            const spacing = spacingOptions.find((option) => option.value === value)
            if (spacing) changeSeveral(store, { spacing: spacing.value }, `Jarak ${spacing.label} ${forAll}`)
          }}
        />
      </FieldGroup>
      <FieldGroup label="Perilaku">
        <SegmentedField
          label="Tampil di"
          options={visibilityOptions}
          value={shared('visibleOn') ?? ''}
          onValueChange={(value) => {
            const chosen = visibilityOptions.find((option) => option.value === value)
            if (chosen) changeSeveral(store, { visibleOn: chosen.value }, `Tampil di ${chosen.label} ${forAll}`)
          }}
        />
        <Switch
          label="Tersembunyi"
          hint="Tersimpan di halaman, tidak terlihat pengunjung."
          isSpread
          checked={settings.every(({ isHidden }) => isHidden)}
          onChange={(event) =>
            changeSeveral(
              store,
              { isHidden: event.target.checked },
              `${settings.length} bagian ${event.target.checked ? 'disembunyikan' : 'ditampilkan lagi'}`,
            )
          }
        />
      </FieldGroup>
    </div>
  )
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
