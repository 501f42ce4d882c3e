import type { ErrorCode, ErrorData, FieldIssue } from '@naikkelas/contract'

/** The error of a response; `network` means that there was none. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly fields: readonly FieldIssue[]
  /** Both values of a conflict. */
  readonly mine: unknown
  readonly theirs: unknown
  readonly suggestion: string | undefined
  /** The whole body, for codes with details of their own. */
  readonly data: unknown

  constructor(
    status: number,
    message: string,
    data: Partial<Omit<ErrorData, 'code'>> & { code: ErrorCode | 'network' },
  ) {
    super(message)
    this.status = status
    this.code = data.code
    this.fields = data.fields ?? []
    this.mine = data.mine
    this.theirs = data.theirs
    this.suggestion = data.suggestion
    this.data = data
  }

  /** The error message of one input, or undefined. */
  field(path: string): string | undefined {
    return this.fields.find((issue) => issue.path === path || issue.path === `body.${path}`)?.message
  }
}

export const offlineMessage = 'Tidak dapat terhubung ke server. Periksa koneksi Anda, lalu coba lagi.'

/** A message for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.'
}
