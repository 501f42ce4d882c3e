/** Elements that Figma reads. */
const known = new Set([
  'svg',
  'title',
  'defs',
  'g',
  'rect',
  'path',
  'line',
  'circle',
  'ellipse',
  'polyline',
  'polygon',
  'text',
  'use',
  'image',
  'pattern',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feFlood',
  'feColorMatrix',
  'feOffset',
  'feGaussianBlur',
  'feBlend',
])

/** What is wrong with a sheet that is sound XML: elements Figma leaves out, references that lead nowhere or elsewhere. */
export function sheetFindings(svg: string): string[] {
  const found: string[] = []
  const [root = ''] = /^<svg [^>]*>/.exec(svg) ?? []
  if (!/ viewBox="0 0 [\d.]+ [\d.]+"/.test(root)) found.push('no viewBox')
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  for (const id of new Set(repeated)) found.push(`id ${id} twice`)
  for (const [, name = ''] of svg.matchAll(/<([A-Za-z][\w:-]*)/g)) if (!known.has(name)) found.push(`element ${name}`)
  for (const [, href = ''] of svg.matchAll(/href="([^"]{0,40})/g))
    if (!/^(#|data:image\/(png|jpeg);base64,)/.test(href)) found.push(`reference ${href}`)
  const all = new Set(ids)
  for (const [, id = ''] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
    if (!all.has(id)) found.push(`nothing is called ${id}`)
  if (
    / on[a-z]+="|javascript:| style="|NaN|Infinity|undefined/.test(
      svg.replace(/>[^<]*</g, '><').replace(/base64,[^"]*/g, ''),
    )
  )
    found.push('an attribute that no sheet has')
  return [...new Set(found)]
}

/** The words of a page that a sheet does not say; one that is broken at the end of a line is said in parts. */
export function unsaidWords(svg: string, words: readonly string[]): string[] {
  const text = wordsOf(svg).toLowerCase()
  const unbroken = text.replaceAll(' ', '')
  return words.filter((word) => !text.includes(word.toLowerCase()) && !unbroken.includes(word.toLowerCase()))
}

/** Everything a sheet says, as one line. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => text)
    .join(' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
