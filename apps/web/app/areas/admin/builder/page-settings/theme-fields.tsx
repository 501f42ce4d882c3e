import { ColorInput } from '@naikkelas/ui/color-input'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { pageThemes, type Theme } from '@naikkelas/ui/theme'
import { useState } from 'react'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { AccentContrastNote, BrandContrastNote } from './contrast-note.tsx'
import { SegmentedField } from '../fields/segmented-field.tsx'

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

const kunyit = '#ffb702'

const refusedColor = (typed: string | null) =>
  typed === null
    ? undefined
    : `“${typed}” bukan kode warna, jadi warna sebelumnya dipakai lagi. Tulis kode seperti #d22727 atau pilih dari kotak warna.`

/** Light enough for dark words: what is chosen is what is drawn. */
const accents = [
  { value: kunyit, label: 'Kunyit' },
  { value: '#ffafab', label: 'Cabai' },
  { value: '#92d48a', label: 'Daun' },
  { value: '#8bcbf7', label: 'Langit' },
  { value: '#76d3cb', label: 'Toska' },
]

/** Font, corners and colours of the page. Any colour gives readable text; the note says how that is kept. */
export function ThemeFields() {
  const theme = useBuilder((state) => state.document.theme)
  const { edit } = useBuilderActions()
  const [refused, setRefused] = useState<{ brand: string | null; accent: string | null }>({ brand: null, accent: null })
  const set = <Key extends 'font' | 'rounded' | 'brand' | 'accent' | 'mode'>(
    key: Key,
    value: Theme[Key],
    run?: string,
  ) =>
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
      <SegmentedField
        label="Sudut"
        options={corners}
        value={theme.rounded}
        onValueChange={(rounded) => set('rounded', rounded)}
      />
      <Field label="Warna merek" error={refusedColor(refused.brand)}>
        {/* Dragging in the colour picker is one step. */}
        <ColorInput
          onRefuse={(typed) => setRefused({ ...refused, brand: typed })}
          value={theme.brand}
          presets={presets}
          presetsLabel="Warna siap pakai"
          onValueChange={(brand) => set('brand', brand, 'theme.brand')}
        />
      </Field>
      <BrandContrastNote brand={theme.brand} />
      <Field
        label="Warna tombol dan sorotan"
        hint="Tombol ajakan dan sorotan kata."
        error={refusedColor(refused.accent)}
      >
        <ColorInput
          onRefuse={(typed) => setRefused({ ...refused, accent: typed })}
          value={theme.accent ?? kunyit}
          presets={accents}
          presetsLabel="Warna tombol siap pakai"
          // The house's own colour is what a page without one wears.
          onValueChange={(accent) => set('accent', accent === kunyit ? null : accent, 'theme.accent')}
        />
      </Field>
      <AccentContrastNote accent={theme.accent} />
      <SegmentedField label="Mode" options={modes} value={theme.mode} onValueChange={(mode) => set('mode', mode)} />
    </>
  )
}
