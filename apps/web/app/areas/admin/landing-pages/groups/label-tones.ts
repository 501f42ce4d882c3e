import type { LabelTone } from '@naikkelas/contract/pages'

/** What the tones of labels are called where one is chosen. */
export const labelToneWords: Readonly<Record<LabelTone, string>> = {
  neutral: 'Abu-abu',
  accent: 'Hijau teduh',
  ok: 'Hijau',
  info: 'Biru',
  warn: 'Jingga',
  danger: 'Merah',
  highlight: 'Kunyit',
}
