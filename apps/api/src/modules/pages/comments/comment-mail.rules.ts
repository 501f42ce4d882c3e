import { landingPageCommentAddress } from '@naikkelas/contract/pages'
import { htmlButton, htmlLetter, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'

export interface CommentMail {
  /** Where people open the back office, without a slash at its end. */
  publicUrl: string
  page: { id: string; name: string }
  threadId: string
  sectionName: string
  authorName: string
  text: string
  /** Why this recipient gets the mail. */
  reason: 'mentioned' | 'answered' | 'edited'
}

/** The notification of a comment as plain text and HTML, with a link to it. */
export function commentMail({ publicUrl, page, threadId, sectionName, authorName, text, reason }: CommentMail) {
  const address = `${publicUrl}${landingPageCommentAddress({ pageId: page.id, threadId })}`
  const settings = `${publicUrl}/admin/akun`
  const opening = `${authorName} ${acts[reason]} pada bagian “${sectionName}” di halaman “${page.name}”:`
  const closing = `${reasons[reason]} Ubah di halaman Akun: ${settings}`
  return {
    subject: `${authorName} ${acts[reason]}: ${page.name}`,
    text: [opening, quoted(text), `Buka percakapan:\n${address}`, `--\n${closing}`].join('\n\n'),
    html: htmlLetter({
      body: [
        htmlParagraph(htmlText(opening)),
        `<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #0c7a75">${lines(text)}</blockquote>`,
        htmlButton({ label: 'Buka percakapan', address }),
      ],
      why: reasons[reason],
      change: { label: 'Ubah di halaman Akun', address: settings },
    }),
  }
}

const acts = {
  mentioned: 'menyebut Anda dalam komentar',
  answered: 'membalas percakapan',
  edited: 'menulis komentar',
} as const satisfies Record<CommentMail['reason'], string>

const reasons = {
  mentioned: 'Anda menerima e-mail ini karena nama Anda disebut.',
  answered: 'Anda menerima e-mail ini karena ikut dalam percakapan ini.',
  edited: 'Anda menerima e-mail ini karena terakhir menyunting halaman ini.',
} as const satisfies Record<CommentMail['reason'], string>

function quoted(text: string): string {
  return text.replace(/^/gm, '> ')
}

function lines(text: string): string {
  return htmlText(text).replaceAll('\n', '<br>')
}
