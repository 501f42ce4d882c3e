import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Matrix, openMatrix } from '../scripts/matrix/browser.mjs'

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
}, 60_000)
afterAll(() => matrix.close())

// Every font, rounding, mode and width once or more; `npm run verify matrix` goes through all that they make together.
const looks: Look[] = [
  { font: 'montserrat', rounded: 'full', mode: 'light', width: 320 },
  { font: 'poppins', rounded: 'none', mode: 'dark', width: 360 },
  { font: 'roboto', rounded: 'medium', mode: 'light', width: 768 },
  { font: 'arial', rounded: 'full', mode: 'dark', width: 1120 },
  { font: 'poppins', rounded: 'medium', mode: 'light', width: 1920 },
]

test('in every theme and width no section overflows, cuts text off or breaks a short word', async () => {
  expect(matrix.usual.length).toBeGreaterThan(200)
  expect(await matrix.look(matrix.usual, looks)).toEqual([])
})

test('a visitor who doubles the size of text reads everything', async () => {
  const found = await matrix.look(matrix.long, looks.slice(0, 2), {
    isBrokenTold: false,
    prepare: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  })
  expect(found).toEqual([])
})

test('what overflows, is cut off or is broken is told', async () => {
  const [first] = looks
  const bad = [
    { name: 'wide', html: '<p style="width:2000px">lebar</p>' },
    { name: 'cut', html: '<p style="height:1rem;overflow:hidden">satu<br>dua<br>tiga</p>' },
    { name: 'broken', html: '<p style="width:3rem;overflow-wrap:anywhere">pendaftaran</p>' },
  ]
  const found = await matrix.look(bad, first ? [first] : [])
  for (const { name } of bad) expect(found.join('\n')).toContain(`${name}: `)
})
