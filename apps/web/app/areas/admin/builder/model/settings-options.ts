import type { SectionSettings } from '@naikkelas/ui/sections/registry'

type OptionsOf<Key extends keyof SectionSettings> = readonly {
  value: SectionSettings[Key]
  label: string
  /** What it looks like and when to choose it. */
  hint?: string
}[]

export const toneOptions = [
  { value: 'white', label: 'Putih', hint: 'Latar putih, untuk sebagian besar bagian.' },
  { value: 'paper', label: 'Kertas', hint: 'Putih hangat, berselang dengan Putih.' },
  { value: 'soft', label: 'Lembut', hint: 'Warna merek yang sangat muda.' },
  { value: 'board', label: 'Papan', hint: 'Gelap seperti papan tulis, untuk masalah atau janji.' },
  { value: 'brand', label: 'Merek', hint: 'Warna merek penuh, sekali saja di satu halaman.' },
  { value: 'turmeric', label: 'Kunyit', hint: 'Kuning kunyit, untuk satu ajakan terpenting.' },
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
