import { type ErrorCode, errorTable } from '@naikkelas/contract'
import { plainDocument, plainDocumentHeaders } from './plain-document.ts'

/** What to do about it, for whoever filled in a form: what they typed is still where they come from. */
const ways: Readonly<Partial<Record<ErrorCode, { heading: string; text: string }>>> = {
  body_too_large: {
    heading: 'Isian Anda terlalu panjang',
    text: 'Belum ada yang terkirim. Tekan tombol kembali di peramban: isian Anda masih ada di sana. Persingkat jawabannya, lalu kirim lagi.',
  },
}

/** Why a form is not taken before anybody read it: a page for a browser that shows it, a sentence for everything else. */
export function refusedForm(code: ErrorCode, { isShown }: { isShown: boolean }): Response {
  const { status, message } = errorTable[code]
  if (!isShown) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(message, { status, headers })
  }
  const document = plainDocument(ways[code] ?? { heading: 'Isian belum terkirim', text: message })
  return new Response(document, { status, headers: plainDocumentHeaders })
}
