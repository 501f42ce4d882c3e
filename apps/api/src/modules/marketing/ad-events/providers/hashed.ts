import { createHash } from 'node:crypto'

/** As all three ask for it: 64 small hexadecimal digits. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Values of one kind out of contacts that are normal already (`email:`, small; `whatsapp:`, digits from the country on). */
export function contactValues(contacts: readonly string[], kind: 'email' | 'whatsapp'): string[] {
  return contacts.flatMap((contact) => (contact.startsWith(`${kind}:`) ? [contact.slice(kind.length + 1)] : []))
}

/** Without what is not known: advertisers refuse empty fields. */
export function known<Value>(fields: Record<string, Value | null | undefined | ''>): Record<string, Value> {
  const kept = Object.entries(fields).filter(([, value]) => {
    const isNothing = value === null || value === undefined || value === ''
    return !isNothing && !(Array.isArray(value) && value.length === 0)
  })
  return Object.fromEntries(kept) as Record<string, Value>
}

export const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
