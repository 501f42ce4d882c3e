/**
 * Controls, blanks that cannot be seen, and marks that turn writing around: `exe.gnp` may be read where `png.exe`
 * stands. Joiners stay, because emoji are made with them.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** A name on one line as people see it: nothing hidden in it, no blanks around it. */
export function plainText(words: string): string {
  return words
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(hidden, '')
    .trim()
}

/** Of a name: something in it that can be seen. */
export const visiblePattern = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Words on several lines, each as people see it; at most one line in a row is empty. */
export function plainLines(words: string): string {
  return words
    .split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(hidden, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
