import { applicationFieldsSchema } from '@naikkelas/contract/content'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

const applicationNames = ['name', 'email', 'whatsapp', 'city', 'message'] as const
type ApplicationName = (typeof applicationNames)[number]

/** As it was typed, to be drawn again. */
export type TypedApplication = Record<ApplicationName, string> & { consent: boolean }

export interface RefusedApplication {
  typed: TypedApplication
  /** By field name; `file` is the CV. */
  issues: Readonly<Record<string, string>>
  /** Above the form; null if every mistake belongs to a field. */
  notice: string | null
}

const textOf = (form: FormData | null, name: string) => {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}

export function typedOf(form: FormData | null): TypedApplication {
  const [name, email, whatsapp, city, message] = applicationNames.map((field) => textOf(form, field).slice(0, 4_000))
  return {
    name: name ?? '',
    email: email ?? '',
    whatsapp: whatsapp ?? '',
    city: city ?? '',
    message: message ?? '',
    consent: textOf(form, 'consent') === 'yes',
  }
}

type Checked =
  | { kind: 'ready'; fields: ReturnType<typeof applicationFieldsSchema.parse>; file: File }
  | { kind: 'refused'; issues: Record<string, string> }

/** What can be known before anything is stored: fields by the endpoint's own schema, and that there is a file. */
export function checkedApplication(form: FormData | null): Checked {
  if (form === null)
    return { kind: 'refused', issues: { file: 'Lamaran ini tidak terkirim utuh. Pilih lagi CV Anda.' } }
  const { consent, ...texts } = typedOf(form)
  const parsed = applicationFieldsSchema.safeParse({
    ...texts,
    // Numbers are typed with spaces and dashes.
    whatsapp: texts.whatsapp.replace(/[ -]/g, ''),
    consent: consent ? true : undefined,
  })
  const issues: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) issues[String(path[0])] ??= message
  const file = form.get('file')
  const hasFile = typeof file === 'object' && file !== null && file.size > 0
  if (!hasFile) issues['file'] = 'Pilih CV Anda dalam bentuk PDF'
  else if (Object.keys(issues).length > 0) issues['file'] = 'Pilih sekali lagi: browser tidak menyimpan berkas.'
  if (!parsed.success || !hasFile) return { kind: 'refused', issues }
  return { kind: 'ready', fields: parsed.data, file }
}

/** Why it was not taken, as sentences at the fields. */
export function refusedApplication(error: unknown): Pick<RefusedApplication, 'issues' | 'notice'> {
  if (!(error instanceof ApiError)) return { issues: {}, notice: messageOf(error) }
  const issues = Object.fromEntries(error.fields.map(({ path, message }) => [nameAt(path), message]))
  const isPlaced = Object.keys(issues).length > 0
  return { issues, notice: isPlaced ? null : error.message }
}

const nameAt = (path: string) => (path === 'fileId' ? 'file' : path)
