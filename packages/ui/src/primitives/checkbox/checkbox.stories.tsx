import preview from '../../../../../.storybook/preview.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Dasar/Kotak centang (Checkbox)',
  component: Checkbox,
  args: { label: 'Tampilkan di mesin pencari' },
})

export const Off = meta.story()
export const On = meta.story({ args: { defaultChecked: true } })
export const Mixed = meta.story({ args: { label: 'Pilih semua halaman', isMixed: true } })
export const WithHint = meta.story({
  args: { defaultChecked: true, hint: 'Google perlu beberapa hari untuk menemukannya.' },
})
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
