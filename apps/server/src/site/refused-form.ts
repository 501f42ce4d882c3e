import { type ErrorCode, errorTable } from '@naikkelas/contract'
import { plainDocument, plainDocumentHeaders } from './plain-document.ts'

/** Advice for the visitor: the values are still in the form they came from. */
const ways: Readonly<Partial<Record<ErrorCode, { heading: string; text: string }>>> = {
  body_too_large: {
    heading: 'Isian Anda terlalu panjang',
    text: 'Belum ada yang terkirim. Tekan tombol kembali di browser: isian Anda masih ada di sana. Persingkat jawabannya atau pilih berkas yang lebih kecil, lalu kirim lagi.',
  },
}

/** Refusal of a form before it is parsed: a page for a navigation, a sentence for other clients. */
export function refusedForm(code: ErrorCode, { isShown }: { isShown: boolean }): Response {
  const { status, message } = errorTable[code]
  if (!isShown) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(message, { status, headers })
  }
  const document = plainDocument(ways[code] ?? { heading: 'Isian belum terkirim', text: message })
  return new Response(document, { status, headers: plainDocumentHeaders })
}
