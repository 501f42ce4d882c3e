import type { Lead } from '@naikkelas/contract/marketing'

/** The lead's name, else its number or e-mail address, as far as the form has them. */
export function nameOfLead(answers: Lead['answers']): string {
  return (['name', 'whatsapp', 'email'] as const).map((kind) => answerOf(answers, kind)).find(Boolean) ?? 'Tanpa nama'
}

export function answerOf(answers: Lead['answers'], kind: Lead['answers'][number]['kind']): string {
  return answers.find((answer) => answer.kind === kind)?.value ?? ''
}
