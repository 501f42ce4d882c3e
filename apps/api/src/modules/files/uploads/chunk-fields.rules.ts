import { plainText, visiblePattern } from '@naikkelas/contract'
import { uploadLimits } from '@naikkelas/contract/files'
import { AppError } from '../../../errors/app-error.ts'
import type { GivenFields } from '../../../platform/files/uploads/index.ts'

/** One chunk of a file, or a whole one that its client has given an id. */
export interface ChunkFields {
  name: string
  /** From 0. */
  index: number
  isLast: boolean
  /** The client's id of the upload. */
  upload: string | undefined
  /** Of the whole file, where the client says so. */
  bytes: number | undefined
  sha256: string | undefined
}

/** More than 500 MB of any chunk worth a request. */
const MAX_INDEX = 999

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
])

/**
 * What the fields beside a file say of its place in an upload: `name`, `chunk`, `last`, and optionally `upload`, `size`
 * and `sha256`. Null for a file that comes whole and has no id.
 * @throws AppError `invalid_input` with the field, `file_too_large`
 */
export function chunkFieldsOf(fields: GivenFields, fileName: string): ChunkFields | null {
  const upload = checked(fields, 'upload', /^[\w-]{8,64}$/)
  if (!fields.has('chunk') && upload === undefined) return null
  const size = checked(fields, 'size', /^\d{1,12}$/)
  const bytes = size === undefined ? undefined : Number(size)
  if (bytes !== undefined && bytes >= uploadLimits.fileBytes) throw new AppError('file_too_large')
  const sha256 = checked(fields, 'sha256', /^[0-9a-fA-F]{64}$/)?.toLowerCase()
  const same = { upload, bytes, sha256 }
  if (!fields.has('chunk')) return { name: fileName, index: 0, isLast: true, ...same }
  const index = Number(checked(fields, 'chunk', /^\d{1,6}$/))
  const isLast = flags.get(fields.get('last') ?? '')
  if (isLast === undefined) throw refused('last')
  if (index > MAX_INDEX) throw refused('chunk')
  return { name: nameOf(fields.get('name')), index, isLast, ...same }
}

/** As with the name of a file: without folders, and nothing hidden. */
function nameOf(given: string | undefined): string {
  const name = plainText((given ?? '').split(/[/\\]/).at(-1) ?? '')
  if (!visiblePattern.test(name) || !name.isWellFormed()) throw refused('name')
  return [...name].slice(-120).join('')
}

function checked(fields: GivenFields, path: string, pattern: RegExp): string | undefined {
  const value = fields.get(path)
  if (value !== undefined && !pattern.test(value)) throw refused(path)
  return value
}

const refused = (path: string) =>
  new AppError('invalid_input', { fields: [{ path, message: 'Isian ini tidak dapat dibaca' }] })
