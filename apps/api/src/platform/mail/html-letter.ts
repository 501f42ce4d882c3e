import { htmlText } from './html-text.ts'

interface HtmlLetter {
  /** Blocks of HTML, each with its own distance below. */
  body: readonly string[]
  /** Why it came, and where that is changed. */
  why: string
  change: { label: string; address: string }
}

/**
 * Colors of a device in dark mode, for mail programs that read them; others show the light ones or turn the colors
 * themselves. `!important`, because the light ones stand at the elements.
 */
const darkColors = `@media (prefers-color-scheme:dark){
.nk-ground{background:#0d1616!important;color:#e4eded!important}
.nk-paper{background:#162323!important;border-color:#2f4242!important}
.nk-muted{color:#a3b5b5!important}
.nk-link{color:#7cd6d0!important}
}`

/** What every mail of ours looks like; its styles stand at the elements, which mail programs leave there. */
export function htmlLetter({ body, why, change }: HtmlLetter): string {
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>${darkColors}</style></head>`,
    '<body class="nk-ground" style="margin:0;padding:16px;background:#f6f9f9;color:#213232;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
    '<div class="nk-paper" style="max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border:1px solid #d9e0e0;overflow-wrap:anywhere">',
    ...body,
    `<p class="nk-muted" style="margin:0;color:#607070;font-size:13px">${htmlText(why)} ${htmlLink(change)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

/** A paragraph of a mail; `html` is inserted as it is. */
export const htmlParagraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

export const htmlLink = ({ label, address }: HtmlLetter['change']) =>
  `<a class="nk-link" href="${htmlText(address)}" style="color:#005f5c">${htmlText(label)}</a>`

export const htmlButton = ({ label, address }: HtmlLetter['change']) =>
  `<p style="margin:0 0 24px"><a href="${htmlText(address)}" style="display:inline-block;padding:12px 20px;background:#0c7a75;color:#ffffff;font-weight:700;text-decoration:none;border-radius:5px">${htmlText(label)}</a></p>`
