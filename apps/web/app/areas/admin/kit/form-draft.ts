/** What was typed into a form and not saved, with the values that the form started from. */
export interface FormDraft {
  values: Record<string, unknown>
  startedFrom: Record<string, unknown>
  /** ISO moment of the last change. */
  at: string
}

/** Older drafts are forgotten. */
const keptDays = 14

const prefix = 'naikkelas-form-'
const keyOf = (accountId: string, form: string) => `${prefix}${accountId}-${form}`

/**
 * Keeps what is typed in `localStorage`, which writes at once: a tab that closes or crashes loses nothing.
 * @param form names form and record: `offer 0197a1c2-…`
 */
export function keepDraft(accountId: string, form: string, draft: FormDraft): void {
  try {
    localStorage.setItem(keyOf(accountId, form), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: what was typed lives as long as the form.
  }
}

export function forgetDraft(accountId: string, form: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, form))
  } catch {
    // As above.
  }
}

/** For a sign-out: the next person at this browser finds nothing of what was typed. */
export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** The draft of a form with these fields; null where there is none, or it is old or from another release. */
export function keptDraft(accountId: string, form: string, fields: readonly string[], now: Date): FormDraft | null {
  const draft = read(accountId, form)
  if (!draft) return null
  const age = now.getTime() - Date.parse(draft.at)
  const hasSameFields = Object.keys(draft.values).toSorted().join() === fields.toSorted().join()
  if (hasSameFields && age >= 0 && age < keptDays * 86_400_000) return draft
  forgetDraft(accountId, form)
  return null
}

function read(accountId: string, form: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId, form)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

function isDraft(stored: unknown): stored is FormDraft {
  if (!isRecord(stored)) return false
  return isRecord(stored.values) && isRecord(stored.startedFrom) && typeof stored.at === 'string'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
