type Fields = Record<string, unknown>

/** What was typed into a form and not saved, with the values that the form started from. */
export interface FormDraft {
  values: Fields
  startedFrom: Fields
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

/**
 * The draft of a form that starts from `record`; null where there is none, or it is old or of a release whose form had
 * other fields. Fields that came since the draft was kept are as the record has them, in it and in what it started from.
 */
export function keptDraft(accountId: string, form: string, record: Fields, now: Date): FormDraft | null {
  const draft = read(accountId, form)
  if (!draft) return null
  const age = now.getTime() - Date.parse(draft.at)
  const hasOwnFields = Object.keys(draft.values).every((field) => Object.hasOwn(record, field))
  if (hasOwnFields && age >= 0 && age < keptDays * 86_400_000) return withNewFields(draft, record)
  forgetDraft(accountId, form)
  return null
}

/**
 * A field is new when the draft did not start from it; one that was only emptied was there at its start. Fields have the
 * order of the record, with which they are compared as text.
 */
function withNewFields({ values, startedFrom, at }: FormDraft, record: Fields): FormDraft {
  const filled: FormDraft = { values: {}, startedFrom: {}, at }
  for (const [field, stored] of Object.entries(record)) {
    const [typed, start] = [values[field], startedFrom[field]]
    const isNew = !Object.hasOwn(startedFrom, field) && !Object.hasOwn(values, field)
    if (isRecord(typed) && isRecord(start) && isRecord(stored)) {
      const within = withNewFields({ values: typed, startedFrom: start, at }, stored)
      filled.values[field] = within.values
      filled.startedFrom[field] = within.startedFrom
    } else if (isNew) {
      filled.values[field] = stored
      filled.startedFrom[field] = stored
    } else {
      if (Object.hasOwn(values, field)) filled.values[field] = typed
      if (Object.hasOwn(startedFrom, field)) filled.startedFrom[field] = start
    }
  }
  return {
    values: { ...filled.values, ...without(values, filled.values) },
    startedFrom: { ...filled.startedFrom, ...without(startedFrom, filled.startedFrom) },
    at,
  }
}

/** What one has and the other lacks. */
const without = (one: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.entries(one).filter(([field]) => !Object.hasOwn(other, field)))

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

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
