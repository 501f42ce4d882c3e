import fontverter from 'fontverter'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** Signs of programs, and accents other than é: they are rare in Indonesian sales texts and cost a page 2 to 4 KB. */
const rare = /[`^{}\\<>]/g

/**
 * ASCII without what only programs use, no-break space and the signs Indonesian texts use. A page with other characters
 * gets files cut to it. Soft and non-breaking hyphens come along: headings are hyphenated at the affix.
 */
export const commonText = `${range(0x20, 0x7e).replace(rare, '')}\u00a0\u00ad\u2011–—‘’“”…•·×−°→©™é`

/** Kerning, marks and ligatures stay; small capitals, old style digits and the like go. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl']

/**
 * Instructions for coarse screens go: phones and macOS ignore them, they are a third of a file, and Poppins and Arimo come
 * without them.
 * @param {readonly string[]} [more] features that this family keeps as well
 */
export async function subset(bytes, text, more = []) {
  return subsetFont(bytes, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [...features, ...more],
    dropTables: ['STAT', 'gasp'],
  })
}

/** Every character of a font, without what {@link subset} leaves out. */
export const whole = async (bytes, more) => subset(bytes, String.fromCodePoint(...(await codepointsOf(bytes))), more)

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
