import type { FormField } from './form.schema.ts'

/**
 * The names that fields are sent under, in order: the kind, and from the second of a kind on its number
 * (`name`, `text`, `text_2`). The receiver of a form finds the same names with the same function.
 */
export function formFieldNames(fields: readonly Pick<FormField, 'kind'>[]): string[] {
  const seen = new Map<FormField['kind'], number>()
  return fields.map(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count === 1 ? kind : `${kind}_${count}`
  })
}

/** Field that people leave empty and robots fill in. */
export const trapName = 'website'

/** Field that a page's script fills in with the time since the page was opened, in milliseconds; empty without one. */
export const elapsedName = 'elapsed'

/** The answers of a choice: lines with a word in them, each once. */
export function choicesOf(options: string): string[] {
  return [...new Set(options.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}
