import { errorTable } from '@naikkelas/contract'
import { type PasskeyAssertion, passkeyAssertionSchema } from '@naikkelas/contract/identity'
import { ApiError } from '../api/api-error.ts'
import { textOf } from '../forms/form-result.ts'

/** Whether a posted form is the answer of a passkey rather than a password. */
export const isPasskeyAnswer = (form: FormData): boolean => form.has('ceremony')

/** What the button of a passkey has posted. @throws ApiError for what no device answers */
export function passkeyAnswerOf(form: FormData): { ceremony: string; response: PasskeyAssertion } {
  const parsed = passkeyAssertionSchema.safeParse(jsonOf(textOf(form, 'response')))
  const { status, message } = errorTable.passkey_refused
  if (!parsed.success) throw new ApiError(status, message, { code: 'passkey_refused' })
  return { ceremony: textOf(form, 'ceremony'), response: parsed.data }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
