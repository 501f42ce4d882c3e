import { ladders, plainColors, type toneColors } from '../tokens/tokens.gen.ts'
import { brandScale, type ColorScale } from './brand-scale.ts'

/** Names of the colours every scheme has. */
export type ToneColorName = keyof (typeof toneColors)['light']['white']

export interface ContrastPair {
  ink: ToneColorName
  ground: ToneColorName
  /** 4.5 for text, 3 for edges of controls and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3
}

const text = (ink: ToneColorName, ...grounds: ToneColorName[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, least: 4.5 }))
const edge = (ink: ToneColorName, ...grounds: ToneColorName[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, least: 3 }))

/** What must be readable on what, in each scheme, whatever the page's colours are. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', 'ground', 'surface', 'tint', 'hover'),
  ...text('muted', 'ground', 'surface', 'tint', 'hover'),
  ...text('accent', 'ground', 'surface', 'tint'),
  ...text('link', 'ground', 'surface', 'tint', 'hover'),
  ...text('action-text', 'action', 'action-hover', 'action-active'),
  ...text('cta-text', 'cta', 'cta-hover'),
  ...text('danger', 'ground', 'surface', 'danger-ground'),
  ...text('ok', 'ground', 'surface', 'ok-ground'),
  ...text('info', 'ground', 'surface', 'info-ground'),
  ...text('warn', 'ground', 'surface', 'warn-ground'),
  ...edge('border', 'ground', 'surface'),
  ...edge('focus', 'ground', 'surface'),
]

/** The hex of a colour such as `brand-700`, `tinta-900` or `white`, on a page with these ladders. */
export function colorNamed(name: string, scales: { brand: ColorScale; highlight: ColorScale }): string {
  const [hue = '', step = ''] = name.split('-')
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...ladders, ...scales }
  const hex = step === '' ? (plainColors as Readonly<Record<string, string>>)[hue] : all[hue]?.[step]
  if (hex === undefined) throw new Error(`There is no colour named ${name}.`)
  return hex
}

/** Ladders of a page with these colours; without an accent the marker stays kunyit. */
export function pageScales({ brand, accent }: { brand: string; accent?: string | null }) {
  return {
    brand: brandScale(brand),
    highlight: accent === undefined || accent === null ? ladders.kunyit : brandScale(accent),
  }
}
