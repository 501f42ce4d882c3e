import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Matrix, openMatrix } from '../matrix/browser.mjs'
import { everyPair, fonts } from '../matrix/looks.mjs'

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
}, 60_000)
afterAll(() => matrix.close())

const phones: Look[] = fonts.map((font) => ({ font, rounded: 'medium', mode: 'light', width: 320 }))

// `npm run verify matrix` goes through all that font, rounding, mode and width make together.
test('on the smallest phone no section overflows, cuts text off or breaks a short word, whatever the font', async () => {
  expect(matrix.usual.length).toBeGreaterThan(200)
  expect(await matrix.look(matrix.usual, phones)).toEqual([])
}, 120_000)

test('whichever two of font, rounding, mode and width meet, no section overflows, cuts text off or breaks a short word', {
  tags: 'exhaustive',
  timeout: 300_000,
}, async () => {
  expect(await matrix.look(matrix.usual, everyPair())).toEqual([])
})

test('every field filled with long text keeps its words whole on the smallest phone', async () => {
  expect(await matrix.look(matrix.long, phones)).toEqual([])
}, 120_000)

test('a visitor who doubles the size of text reads everything', { tags: 'exhaustive', timeout: 120_000 }, async () => {
  const found = await matrix.look(matrix.long, phones, {
    reportsBroken: false,
    prepare: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  })
  expect(found).toEqual([])
})

test('overflow, clipping and broken images are reported', async () => {
  const [first] = phones
  const bad = [
    { name: 'wide', html: '<p style="width:2000px">lebar</p>' },
    { name: 'cut', html: '<p style="height:1rem;overflow:hidden">satu<br>dua<br>tiga</p>' },
    { name: 'broken', html: '<p style="width:3rem;overflow-wrap:anywhere">pendaftaran</p>' },
  ]
  const found = await matrix.look(bad, first ? [first] : [])
  for (const { name } of bad) expect(found.join('\n')).toContain(`${name}: `)
})
