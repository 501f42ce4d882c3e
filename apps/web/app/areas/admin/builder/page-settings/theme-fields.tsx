import { ColorInput } from '@naikkelas/ui/color-input'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Select } from '@naikkelas/ui/select'
import { brandScale, contrast, pageThemes, type Theme } from '@naikkelas/ui/theme'
import { useBuilder, useBuilderActions } from '../builder-context.ts'

const fonts = [
  { value: 'poppins', label: 'Poppins' },
  { value: 'montserrat', label: 'Montserrat' },
  { value: 'roboto', label: 'Roboto' },
  { value: 'arial', label: 'Arial' },
] as const satisfies readonly { value: Theme['font']; label: string }[]

const corners = [
  { value: 'none', label: 'Siku' },
  { value: 'medium', label: 'Sedang' },
  { value: 'full', label: 'Bulat' },
] as const satisfies readonly { value: Theme['rounded']; label: string }[]

const modes = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
] as const satisfies readonly { value: Theme['mode']; label: string }[]

const presets = pageThemes.map(({ name, brand }) => ({ value: brand, label: name }))

/** Font, corners and colour of the page. Any colour gives readable text; the note says how that is kept. */
export function ThemeFields() {
  const theme = useBuilder((state) => state.document.theme)
  const { edit } = useBuilderActions()
  const set = <Key extends 'font' | 'rounded' | 'brand' | 'mode'>(key: Key, value: Theme[Key], run?: string) =>
    edit(
      [{ kind: 'changeTheme', value: { [key]: value }, was: { [key]: theme[key] } }],
      run === undefined ? {} : { run },
    )
  return (
    <>
      <Field label="Huruf">
        <Select
          value={theme.font}
          onChange={(event) =>
            set('font', fonts.find(({ value }) => value === event.target.value)?.value ?? theme.font)
          }
        >
          {fonts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-1.5">
        <span className="text-app-xs font-semibold">Sudut</span>
        <SegmentedControl
          label="Sudut"
          options={corners}
          value={theme.rounded}
          onValueChange={(rounded) => set('rounded', rounded)}
          size="sm"
          isFullWidth
        />
      </div>
      <Field label="Warna merek">
        {/* Dragging in the colour picker is one step. */}
        <ColorInput
          value={theme.brand}
          presets={presets}
          presetsLabel="Warna siap pakai"
          onValueChange={(brand) => set('brand', brand, 'theme.brand')}
        />
      </Field>
      <ContrastNote brand={theme.brand} />
      <div className="flex flex-col gap-1.5">
        <span className="text-app-xs font-semibold">Mode</span>
        <SegmentedControl
          label="Mode"
          options={modes}
          value={theme.mode}
          onValueChange={(mode) => set('mode', mode)}
          size="sm"
          isFullWidth
        />
      </div>
    </>
  )
}

function ContrastNote({ brand }: { brand: string }) {
  const used = brandScale(brand)['700']
  const onWhite = contrast(used, '#ffffff')
  const isShifted = contrast(brand, '#ffffff') < 4.5
  return (
    <p className="flex items-start gap-2 text-app-xs text-muted">
      <Icon name="centang" size={16} className="mt-0.5 shrink-0 text-ok" />
      <span>
        {isShifted ? 'Warna ini terlalu terang untuk tulisan, jadi teks memakai tingkat yang lebih gelap. ' : ''}
        Kontras teks berwarna {onWhite.toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1 (paling sedikit 4,5 :
        1).
      </span>
    </p>
  )
}
