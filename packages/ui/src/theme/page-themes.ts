import type { Theme } from './theme.schema.ts'

/** The nine named page colours; the hex is step 600 of their ladder. */
export const pageThemes = [
  { id: 'toska', name: 'Toska', brand: '#0c7a75' },
  { id: 'laut', name: 'Laut', brand: '#2e6eb9' },
  { id: 'nila', name: 'Nila', brand: '#5b5fd8' },
  { id: 'manggis', name: 'Manggis', brand: '#9d4fa0' },
  { id: 'jambu', name: 'Jambu', brand: '#cd2763' },
  { id: 'bata', name: 'Bata', brand: '#b94a24' },
  { id: 'pandan', name: 'Pandan', brand: '#2d7c31' },
  { id: 'kopi', name: 'Kopi', brand: '#876748' },
  { id: 'arang', name: 'Arang', brand: '#607076' },
] as const

export type PageThemeId = (typeof pageThemes)[number]['id']

export const defaultTheme: Theme = { font: 'poppins', rounded: 'medium', brand: '#0c7a75', accent: null, mode: 'light' }

/** What the applications wear: the house's colours in Roboto, whose digits align. */
export const appTheme: Theme = { font: 'roboto', rounded: 'medium', brand: '#0c7a75', accent: null, mode: 'light' }
