import { ApiError, messageOf } from '../api/api-error.ts'

/** What an action gives back to its form: what is wrong, beside each input and above all of them. */
export interface FormResult {
  message: string | null
  fields: Record<string, string>
}

/** The result of a call that failed. The sentence above is left out when every mistake has its place. */
export function failedForm(error: unknown): FormResult {
  if (!(error instanceof ApiError)) return { message: messageOf(error), fields: {} }
  const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
  return { message: Object.keys(fields).length > 0 && error.code === 'invalid_input' ? null : error.message, fields }
}

/** The text of one input of a posted form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
