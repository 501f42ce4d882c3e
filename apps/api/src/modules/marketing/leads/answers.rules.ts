import { type FieldIssue, plainText, visiblePattern } from '@naikkelas/contract'
import { emailSchema } from '@naikkelas/contract/validation'
import { whatsappNumberMessages } from '@naikkelas/ui/format'
import { consentName, leadAnswerLengths, type LeadField } from '@naikkelas/contract/marketing'
import type { SectionForm } from './section-form.rules.ts'
import { whatsappNumber } from './whatsapp-number.rules.ts'

export interface Answer extends Pick<LeadField, 'name' | 'kind' | 'label'> {
  value: string
}

type Checked = { value: string } | { message: string }

/**
 * The submission normalised for storage: known fields only, each value in one spelling, without empty ones. Or all
 * errors, by the path of their field.
 */
export function checkAnswers(
  { fields, consent }: Pick<SectionForm, 'fields' | 'consent'>,
  sent: Readonly<Record<string, string>>,
): { answers: Answer[]; issues: FieldIssue[] } {
  const answers: Answer[] = []
  const issues: FieldIssue[] = []
  for (const field of fields) {
    const { name, kind, label } = field
    const checked = checkAnswer(field, sent[name] ?? '')
    if ('message' in checked) issues.push({ path: pathOf(name), message: checked.message })
    else if (checked.value !== '') answers.push({ name, kind, label, value: checked.value })
  }
  if (consent !== '' && sent[consentName] !== 'yes')
    issues.push({ path: pathOf(consentName), message: 'Centang persetujuan ini untuk mengirim' })
  return { answers, issues }
}

const pathOf = (name: string) => `answers.${name}`

function checkAnswer(field: LeadField, typed: string): Checked {
  const { kind, label, isRequired, choices } = field
  const value = kind === 'text' ? lines(typed) : plainText(typed)
  if (!visiblePattern.test(value)) return isRequired ? { message: missing(field) } : { value: '' }
  if (value.length > leadAnswerLengths[kind])
    return {
      message:
        kind === 'whatsapp' ? whatsappNumberMessages.tooLong : `${label} maksimal ${leadAnswerLengths[kind]} karakter`,
    }
  switch (kind) {
    case 'whatsapp': {
      const checked = whatsappNumber(value)
      return 'number' in checked ? { value: checked.number } : checked
    }
    case 'email': {
      const parsed = emailSchema.safeParse(value)
      return parsed.success ? { value: parsed.data } : { message: parsed.error.issues[0]?.message ?? '' }
    }
    case 'choice': {
      const chosen = choices.find((choice) => plainText(choice) === value)
      return chosen === undefined ? { message: 'Pilih salah satu jawaban yang ada' } : { value: chosen }
    }
    case 'coupon':
      return { value: value.toUpperCase() }
    case 'name':
    case 'text':
      return { value }
  }
}

function missing({ kind, label }: LeadField): string {
  if (kind === 'whatsapp') return whatsappNumberMessages.empty
  return kind === 'choice' ? `Pilih ${label}` : `${label} harus diisi`
}

/** Several lines as people see them. */
function lines(typed: string): string {
  return typed
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
