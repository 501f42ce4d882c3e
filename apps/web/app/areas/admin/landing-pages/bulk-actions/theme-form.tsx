import type { BulkAction } from '@naikkelas/contract/pages'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { ColorInput } from '@naikkelas/ui/color-input'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'

type ThemeAct = Extract<BulkAction, { kind: 'theme' }>

interface ThemeFormProps {
  value: ThemeAct['value']
  onChange: (act: ThemeAct | null) => void
}

const fonts = { poppins: 'Poppins', montserrat: 'Montserrat', roboto: 'Roboto', arial: 'Arial' } as const
const corners = { none: 'Siku', medium: 'Sedang', full: 'Bulat' } as const
const house = { font: 'poppins', rounded: 'medium', brand: '#0c7a75' } as const

/** New values of the theme; unticked ones stay as they are on each page. */
export function ThemeForm({ value, onChange }: ThemeFormProps) {
  const set = (next: ThemeAct['value']) =>
    onChange(Object.keys(next).length === 0 ? null : { kind: 'theme', value: next })
  const tick = (key: keyof typeof house, isTicked: boolean) => {
    const { [key]: _, ...rest } = value
    set(isTicked ? { ...rest, [key]: house[key] } : rest)
  }
  const { font, rounded, brand } = value
  return (
    <div className="flex flex-col gap-4">
      <p className="text-app-sm text-muted">Yang tidak dicentang tetap seperti di tiap halaman.</p>
      <Checkbox
        label="Ganti huruf"
        checked={font !== undefined}
        onChange={(event) => tick('font', event.target.checked)}
      />
      {font !== undefined && (
        <Field label="Huruf">
          <Select value={font} onChange={(event) => set({ ...value, font: event.target.value as keyof typeof fonts })}>
            {Object.entries(fonts).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Checkbox
        label="Ganti sudut"
        checked={rounded !== undefined}
        onChange={(event) => tick('rounded', event.target.checked)}
      />
      {rounded !== undefined && (
        <Field label="Sudut">
          <Select
            value={rounded}
            onChange={(event) => set({ ...value, rounded: event.target.value as keyof typeof corners })}
          >
            {Object.entries(corners).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Checkbox
        label="Ganti warna merek"
        checked={brand !== undefined}
        onChange={(event) => tick('brand', event.target.checked)}
      />
      {brand !== undefined && (
        <Field label="Warna merek">
          <ColorInput value={brand} onValueChange={(next) => set({ ...value, brand: next })} />
        </Field>
      )}
    </div>
  )
}
