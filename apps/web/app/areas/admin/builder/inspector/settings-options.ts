import type { SectionSettings } from '@naikkelas/ui/sections/registry'

type OptionsOf<Key extends keyof SectionSettings> = readonly { value: SectionSettings[Key]; label: string }[]

export const toneOptions = [
  { value: 'white', label: 'Putih' },
  { value: 'paper', label: 'Kertas' },
  { value: 'soft', label: 'Lembut' },
  { value: 'board', label: 'Papan' },
  { value: 'brand', label: 'Merek' },
  { value: 'turmeric', label: 'Kunyit' },
] as const satisfies OptionsOf<'tone'>

export const spacingOptions = [
  { value: 'tight', label: 'Rapat' },
  { value: 'normal', label: 'Biasa' },
  { value: 'loose', label: 'Lega' },
] as const satisfies OptionsOf<'spacing'>

export const visibilityOptions = [
  { value: 'all', label: 'Semua' },
  { value: 'phone', label: 'Ponsel' },
  { value: 'desktop', label: 'Desktop' },
] as const satisfies OptionsOf<'visibleOn'>
