import type { Refusal } from '@naikkelas/page'
import type { AppError } from '../../../errors/app-error.ts'

/** Why a page was skipped, as a sentence for the admin. */
export function reasonOf(error: AppError): string {
  const [field] = error.details.fields ?? []
  return error.code === 'invalid_input' && field ? field.message : error.message
}

/** Why a place does not take its former picture back. */
export function refusalReason({ code }: Refusal): string {
  switch (code) {
    case 'conflict':
      return 'Sudah diubah lagi sejak diganti.'
    case 'missing':
      return 'Tempatnya sudah dihapus.'
    case 'reload':
    case 'id_taken':
    case 'invalid':
      return 'Bagiannya sudah berubah bentuk.'
    default:
      return code satisfies never
  }
}
