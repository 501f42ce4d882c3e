import type { PhoneSettings } from '@naikkelas/ui/sections/registry'

type OptionsOf<Key extends keyof PhoneSettings> = readonly { value: PhoneSettings[Key]; label: string }[]

export const phoneTitleOptions = [
  { value: 'small', label: 'Kecil' },
  { value: 'normal', label: 'Biasa' },
  { value: 'large', label: 'Besar' },
] as const satisfies OptionsOf<'title'>

export const phoneOrderOptions = [
  { value: 'usual', label: 'Biasa' },
  { value: 'picture', label: 'Gambar dulu' },
  { value: 'words', label: 'Teks dulu' },
] as const satisfies OptionsOf<'order'>
