import { htmlButton, htmlLetter, htmlParagraph } from './html-letter.ts'
import { htmlText } from './html-text.ts'

export interface ShortLetter {
  subject: string
  paragraphs: readonly string[]
  button: { label: string; address: string }
  /** Why it was sent. */
  why: string
  /** Where its recipient changes that. @default the button's link */
  change?: { label: string; address: string }
}

/** A mail of a few paragraphs and one button, as text and as HTML. The words are plain text. */
export function shortLetter({ subject, paragraphs, button, why, change }: ShortLetter) {
  const end = change === undefined ? why : `${why}\n${change.label}: ${change.address}`
  return {
    subject,
    text: [...paragraphs, `${button.label}:\n${button.address}`, `--\n${end}`].join('\n\n'),
    html: htmlLetter({
      body: [...paragraphs.map((words) => htmlParagraph(htmlText(words))), htmlButton(button)],
      why,
      change: change ?? button,
    }),
  }
}
