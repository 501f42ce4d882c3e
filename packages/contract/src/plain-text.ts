/**
 * Control characters, invisible spaces, and bidirectional marks, which can make `exe.gnp` look like `png.exe`. Joiners
 * stay, because emoji need them.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** A one-line name without invisible characters and surrounding spaces. */
export function plainText(words: string): string {
  return words
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(hidden, '')
    .trim()
}

/** Requires a visible character in a name. */
export const visiblePattern = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Multi-line text without invisible characters; at most one empty line in a row. */
export function plainLines(words: string): string {
  return words
    .split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(hidden, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
