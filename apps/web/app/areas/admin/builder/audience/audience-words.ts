import { everybody, type SectionAudience } from '@naikkelas/ui/sections/registry'

export const sourceOptions = [
  { value: 'any', label: 'Semua asal' },
  { value: 'ads', label: 'Dari iklan' },
  { value: 'social', label: 'Dari media sosial' },
  { value: 'partner', label: 'Dari tautan mitra' },
  { value: 'other', label: 'Langsung atau lainnya' },
] as const satisfies readonly { value: SectionAudience['source']; label: string }[]

export const accountOptions = [
  { value: 'any', label: 'Semua' },
  { value: 'in', label: 'Sudah masuk' },
  { value: 'out', label: 'Belum masuk' },
] as const satisfies readonly { value: SectionAudience['account']; label: string }[]

/** Whom a section is for: `Dari iklan, sudah masuk`. Empty where all visitors see it. */
export function audienceWords(audience: SectionAudience | null | undefined): string {
  const { source, account } = audience ?? everybody
  const words = [
    ...(source === 'any' ? [] : [labelOf(sourceOptions, source)]),
    ...(account === 'any' ? [] : [labelOf(accountOptions, account)]),
  ].join(', ')
  return words.slice(0, 1) + words.slice(1).toLowerCase()
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
