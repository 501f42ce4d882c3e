import type { LeadAnswerKind } from '@naikkelas/contract/marketing'

interface Given {
  kind: LeadAnswerKind
  value: string
}

/** What somebody can be reached by, sorted, each once: `email:sari@toko.co`, `whatsapp:6281234567890`. */
export function contactsOf(answers: readonly Given[]): string[] {
  const contacts = answers.flatMap(({ kind, value }) =>
    kind === 'whatsapp' || kind === 'email' ? [`${kind}:${value.toLowerCase()}`] : [],
  )
  return [...new Set(contacts)].sort()
}

/** A contact as it may be shown to whoever holds a link: enough to know one's own. */
export function maskedContact(contact: string): string {
  const [kind = '', value = ''] = contact.split(/:(.*)/s)
  if (kind === 'email') {
    const [name = '', host = ''] = value.split('@')
    return `${name.slice(0, 2)}•••@${host}`
  }
  const digits = value.startsWith('62') ? value.replace(/^62/, '0') : `+${value}`
  return `${digits.slice(0, 4)}-••••-${digits.slice(-4)}`
}

/** What is left of answers when nobody may be known by them: what was picked from the form's own words. */
export function namelessAnswers<One extends Given>(answers: readonly One[]): One[] {
  return answers.filter(({ kind }) => kind === 'choice')
}
