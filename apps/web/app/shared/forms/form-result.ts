import { ApiError, messageOf } from '../api/api-error.ts'

/** The result of an action for its form: errors by input and above all of them. */
export interface FormResult {
  message: string | null
  fields: Record<string, string>
}

/** The result of a failed call. The message above is omitted if every error belongs to an input. */
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
