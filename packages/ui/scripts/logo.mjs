// Draws the name in Poppins as one path, so that the logo needs no font: `node scripts/logo.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { URL } from 'node:url'
import fontverter from 'fontverter'
import * as hb from 'harfbuzzjs'

const NAME = 'Naikkelas'
const SIZE = 22
const TRACKING = -0.03
const BASELINE = 21

const require = createRequire(import.meta.url)
const woff2 = await readFile(require.resolve('@fontsource/poppins/files/poppins-latin-700-normal.woff2'))
const face = new hb.Face(new hb.Blob(await fontverter.convert(woff2, 'sfnt')))
const font = new hb.Font(face)
const buffer = new hb.Buffer()
buffer.addText(NAME)
buffer.guessSegmentProperties()
hb.shape(font, buffer)

const scale = SIZE / face.upem
let x = 0
const infos = buffer.getGlyphInfos()
const path = buffer
  .getGlyphPositions()
  .map((position, index) => {
    const drawn = placed(font.glyphToPath(infos[index].codepoint), x)
    x += position.xAdvance * scale + TRACKING * SIZE
    return drawn
  })
  .join('')
const width = Math.ceil(x - TRACKING * SIZE)

/** Font units go up, pictures go down. */
function placed(glyph, left) {
  return glyph.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, px, py) => {
    const round = (value) => String(Math.round(value * 100) / 100)
    return `${round(left + Number(px) * scale)} ${round(BASELINE - Number(py) * scale)}`
  })
}

await writeFile(
  new URL('../src/icons/logo.gen.ts', import.meta.url),
  `// Generated from Poppins 700 by "node scripts/logo.mjs". Do not edit.\n\nexport const wordWidth = ${width}\nexport const wordPath =\n  '${path}'\n`,
)
