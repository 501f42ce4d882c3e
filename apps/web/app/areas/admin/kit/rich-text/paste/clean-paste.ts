import { isBlankRichText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { htmlToRichText } from './html-to-rich-text.ts'
import { plainToRichText } from './plain-to-rich-text.ts'

/**
 * What a clipboard holds, as a rich text of the closed set: from Word, Google Docs, spreadsheets and web pages by
 * their HTML, from WhatsApp and everything else by its plain text. Looks, pictures and scripts do not come along.
 */
export function cleanPaste({ html = '', text = '' }: { html?: string; text?: string }): RichText {
  if (html.trim() === '') return plainToRichText(text)
  const cleaned = htmlToRichText(html)
  return isBlankRichText(cleaned) ? plainToRichText(text) : cleaned
}
