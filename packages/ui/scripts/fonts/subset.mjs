import fontverter from 'fontverter'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/**
 * ASCII, no-break space, the signs Indonesian texts use, and the accents of names and loan words.
 * Soft and non-breaking hyphens come along: headings are hyphenated at the affix.
 */
export const commonText = `${range(0x20, 0x7e)}\u00a0\u00ad\u2011–—‘’“”…•·×÷−±°²½→€£©®™«»àáâäçèéêëíïñóôöúüÉ`

/** Kerning and marks stay; small capitals, old style figures and the like go. */
export async function subset(bytes, text) {
  return subsetFont(bytes, text, { targetFormat: 'woff2' })
}

export async function codepointsOf(bytes) {
  const sfnt = await fontverter.convert(bytes, 'sfnt')
  return [...new hb.Face(new hb.Blob(sfnt)).collectUnicodes()].sort((a, b) => a - b).filter((code) => code >= 0x20)
}

/** `U+20-7E,U+A0`, as CSS writes it. */
export function rangeOf(codepoints) {
  const runs = []
  for (const code of codepoints) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
