import type { LeadAnswerKind } from '@naikkelas/contract/marketing'

interface Given {
  kind: LeadAnswerKind
  value: string
}

/** The contacts in the answers, sorted, without duplicates: `email:sari@toko.co`, `whatsapp:6281234567890`. */
export function contactsOf(answers: readonly Given[]): string[] {
  const contacts = answers.flatMap(({ kind, value }) =>
    kind === 'whatsapp' || kind === 'email' ? [`${kind}:${value.toLowerCase()}`] : [],
  )
  return [...new Set(contacts)].sort()
}

/** A masked contact for the holder of a link: enough to recognise one's own. */
export function maskedContact(contact: string): string {
  const [kind = '', value = ''] = contact.split(/:(.*)/s)
  if (kind === 'email') {
    const [name = '', host = ''] = value.split('@')
    return `${name.slice(0, 2)}•••@${host}`
  }
  const digits = value.startsWith('62') ? value.replace(/^62/, '0') : `+${value}`
  return `${digits.slice(0, 4)}-••••-${digits.slice(-4)}`
}

/** The answers without personal data: those that were picked from the form's own options. */
export function namelessAnswers<One extends Given>(answers: readonly One[]): One[] {
  return answers.filter(({ kind }) => kind === 'choice')
}
