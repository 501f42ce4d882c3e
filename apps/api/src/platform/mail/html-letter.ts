import { htmlText } from './html-text.ts'

interface HtmlLetter {
  /** Blocks of HTML, each with its own distance below. */
  body: readonly string[]
  /** Why it came, and where that is changed. */
  why: string
  change: { label: string; address: string }
}

/** What every mail of ours looks like; its styles stand at the elements, which mail programs leave there. */
export function htmlLetter({ body, why, change }: HtmlLetter): string {
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:16px;background:#f6f9f9;color:#213232;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border:1px solid #d9e0e0;overflow-wrap:anywhere">',
    ...body,
    `<p style="margin:0;color:#607070;font-size:13px">${htmlText(why)} ${htmlLink(change)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

/** A paragraph of a mail; `html` is inserted as it is. */
export const htmlParagraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

export const htmlLink = ({ label, address }: HtmlLetter['change']) =>
  `<a href="${htmlText(address)}" style="color:#005f5c">${htmlText(label)}</a>`

export const htmlButton = ({ label, address }: HtmlLetter['change']) =>
  `<p style="margin:0 0 24px"><a href="${htmlText(address)}" style="display:inline-block;padding:10px 20px;background:#0c7a75;color:#ffffff;text-decoration:none;border-radius:5px">${htmlText(label)}</a></p>`
