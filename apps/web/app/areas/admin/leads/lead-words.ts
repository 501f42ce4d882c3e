import type { Lead, LeadSuspicion, MetSource } from '@naikkelas/contract/marketing'
import { sourceWords } from '../analytics/metric-format.ts'

/** Who it is, as far as the form asked: the name, else a number or address. */
export function nameOf({ answers, anonymizedAt }: Pick<Lead, 'answers'> & Partial<Pick<Lead, 'anonymizedAt'>>): string {
  if (anonymizedAt) return 'Tanpa nama'
  const named = (['name', 'whatsapp', 'email'] as const).map((kind) => answerOf(answers, kind))
  return named.find((value) => value !== '') ?? answers[0]?.value ?? 'Tanpa nama'
}

export function answerOf(answers: Lead['answers'], kind: Lead['answers'][number]['kind']): string {
  return answers.find((answer) => answer.kind === kind)?.value ?? ''
}

/** `0812-3456-7890` of `6281234567890`: as people read numbers aloud; `+6591234567` of another country's. */
export function readableNumber(number: string): string {
  if (!number.startsWith('62')) return `+${number}`
  const digits = number.replace(/^62/, '0')
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].filter((part) => part !== '').join('-')
}

/** `Instagram, kampanye gajian, kode mitra-7`: a visit's campaign, in the words of the analytics screen. */
export function metWords({ source, medium, campaign, ref }: MetSource): string {
  const named = [sourceWords(source), medium, campaign && `kampanye ${campaign}`, ref && `kode ${ref}`]
  return named.filter((word) => word !== '').join(', ')
}

/** Reasons for suspecting a lead, as shown to admins. */
export const suspicionWords: Readonly<Record<LeadSuspicion, string>> = {
  trap: 'Mengisi kolom yang tidak terlihat orang',
  too_fast: 'Dikirim kurang dari dua detik',
  number_often: 'Nomor atau e-mail ini mengirim terlalu sering',
  address_often: 'Terlalu banyak kiriman dari satu jaringan',
  links: 'Berisi alamat situs',
  by_hand: 'Ditandai oleh tim Anda',
}
