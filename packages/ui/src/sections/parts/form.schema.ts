import * as z from 'zod/mini'
import { listOf, shortIdSchema, strictObject, text } from '../values.ts'

const formFieldKinds = ['name', 'whatsapp', 'email', 'choice', 'text'] as const

/** What one field of a form asks. */
const formFieldSchema = strictObject(() => ({
  id: shortIdSchema,
  kind: z.enum(formFieldKinds),
  /** Empty: the kind's own word. */
  label: text(40),
  /** What one may choose from, a line each; for `choice`. */
  options: text(300),
  isRequired: z.boolean(),
}))
export type FormField = z.infer<typeof formFieldSchema>

export const formFieldsSchema = listOf(formFieldSchema, 5)

/** A new form asks for a name and a number. */
export const newFormFields: FormField[] = [
  { id: 'isian-0001', kind: 'name', label: '', options: '', isRequired: true },
  { id: 'isian-0002', kind: 'whatsapp', label: '', options: '', isRequired: true },
]

/** What a new form asks one to agree to: who keeps what, why, and that it ends when one says so. */
export const newConsent =
  'Saya setuju isian ini disimpan pengelola halaman untuk menghubungi saya, sesuai kebijakan privasi situs ini. Saya bisa berhenti kapan saja.'
