import { landingPageCommentAddress } from '@naikkelas/contract'
import { htmlText } from '../mail/index.ts'

export interface CommentMail {
  /** Where people open the back office, without a slash at its end. */
  publicUrl: string
  page: { id: string; name: string }
  threadId: string
  sectionName: string
  authorName: string
  text: string
  /** Why this one is told. */
  reason: 'mentioned' | 'answered' | 'edited'
}

/** The mail that tells of a comment: the same in plain text and in HTML, with the way to it. */
export function commentMail({ publicUrl, page, threadId, sectionName, authorName, text, reason }: CommentMail) {
  const address = `${publicUrl}${landingPageCommentAddress({ pageId: page.id, threadId })}`
  const settings = `${publicUrl}/admin/akun`
  const opening = `${authorName} ${acts[reason]} pada bagian "${sectionName}" di halaman "${page.name}":`
  const closing = `${reasons[reason]} Ubah di halaman Akun: ${settings}`
  return {
    subject: `${authorName} ${acts[reason]}: ${page.name}`,
    text: [opening, quoted(text), `Buka percakapan:\n${address}`, `--\n${closing}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="id"><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f6f9f9;color:#213232;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
      '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9e0e0">',
      `<p style="margin:0 0 16px">${htmlText(opening)}</p>`,
      `<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #0c7a75">${lines(text)}</blockquote>`,
      `<p style="margin:0 0 24px"><a href="${htmlText(address)}" style="display:inline-block;padding:10px 20px;background:#0c7a75;color:#ffffff;text-decoration:none;border-radius:5px">Buka percakapan</a></p>`,
      `<p style="margin:0;color:#607070;font-size:13px">${htmlText(reasons[reason])} <a href="${htmlText(settings)}" style="color:#005f5c">Ubah di halaman Akun</a></p>`,
      '</div></body></html>',
    ].join('\n'),
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
