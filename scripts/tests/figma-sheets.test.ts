import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifest } from '../../packages/ui/scripts/manifest.mjs'
import { sections } from '../../packages/ui/src/sections/registry.gen.ts'
import type { DrawnElement } from '../figma/in-page.ts'
import { sheetNames } from '../figma/sheet-names.ts'
import { sheetFindings, unsaidWords } from '../figma/sheet-rules.ts'
import { type Look, type Matrix, openMatrix, type Shot } from '../matrix/browser.mjs'

const names = sheetNames().map(({ name }) => name)

it('every component of the manifest and every section has a sheet', () => {
  const components = readManifest().components.map(({ from }) => from.split('/').at(-1) ?? '')
  expect(components.length).toBeGreaterThan(60)
  expect([...new Set(components)].filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(sections).filter((type) => !names.includes(type.replaceAll('_', '-')))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

describe('what a sheet may not hold is found', () => {
  const sound =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="1" fill="url(#a)"/><defs><pattern id="a"/></defs></svg>'

  it('and a sound one passes', () => expect(sheetFindings(sound)).toEqual([]))

  it.each([
    ['HTML within', sound.replace('<rect', '<foreignObject/><rect'), 'element foreignObject'],
    ['a script', sound.replace('<rect', '<script/><rect'), 'element script'],
    [
      'a picture from elsewhere',
      sound.replace('<rect', '<use href="https://x.test/a.png"/><rect'),
      'reference https://x.test/a.png',
    ],
    ['a reference that leads nowhere', sound.replace('url(#a)', 'url(#b)'), 'nothing is called b'],
    ['one name twice', sound.replace('<pattern', '<pattern id="a"/><pattern'), 'id a twice'],
    ['no frame', sound.replace(' viewBox="0 0 10 10"', ''), 'no viewBox'],
    ['a style attribute', sound.replace('<rect', '<rect style="fill:red"'), 'an attribute that no sheet has'],
    ['a number that is none', sound.replace('width="1"', 'width="NaN"'), 'an attribute that no sheet has'],
  ])('%s', (_, svg, finding) => expect(sheetFindings(svg)).toEqual([finding]))
})

it('a word that a sheet lacks is found, and one that is broken over two lines is there', () => {
  const svg = '<svg><text>Halaman panah-</text><text>bawah &amp; kelas</text></svg>'
  expect(unsaidWords(svg, ['halaman', 'Panah-bawah', '&', 'bawang'])).toEqual(['bawang'])
})

const look: Look = { font: 'poppins', rounded: 'medium', mode: 'light', width: 1120 }

describe('sections as shapes', () => {
  let matrix: Matrix & { open: (shots: readonly Shot[], look: Look) => Promise<Page> }
  let page: Page
  let drawn: DrawnElement[]

  beforeAll(async () => {
    matrix = (await openMatrix()) as typeof matrix
    // The first example of each type; all of them are drawn by `npm run figma:sheets`.
    const shots = Object.keys(sections).flatMap(
      (type) => matrix.usual.find(({ name }) => name.startsWith(`${type}.`)) ?? [],
    )
    page = await matrix.open(shots, look)
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('../figma/in-page.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
    })
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const session = await page.context().newCDPSession(page)
    await page.exposeFunction(
      'debuggerSays',
      (params: Parameters<typeof session.send<'DOMSnapshot.captureSnapshot'>>[1]) =>
        session.send('DOMSnapshot.captureSnapshot', params),
    )
    drawn = await page.evaluate(() => {
      const { drawMarked, debuggerSays } = globalThis as unknown as {
        drawMarked: typeof import('../figma/in-page.ts').drawMarked
        debuggerSays: (params: object) => Promise<unknown>
      }
      return drawMarked('data-shot', (_method, params) => debuggerSays(params))
    })
  }, 120_000)
  afterAll(() => matrix.close())

  it('are sound XML that Figma reads whole, for every type', () => {
    expect(drawn).toHaveLength(Object.keys(sections).length)
    for (const { name, svg, problem } of drawn) expect([name, problem, ...sheetFindings(svg)]).toEqual([name, ''])
  })

  it('say every word that one sees', () => {
    for (const { name, svg, words } of drawn) expect([name, ...unsaidWords(svg, words)]).toEqual([name])
    expect(drawn.flatMap(({ words }) => words).length).toBeGreaterThan(2000)
  })

  it.each(['headline', 'price', 'testimonial_2', 'lead_form', 'countdown'])(
    '%s looks as the section does',
    async (type) => {
      const one = drawn.find(({ name }) => name.startsWith(`${type}.`))
      const shot = matrix.usual.find(({ name }) => name === one?.name)
      if (!one || !shot) throw new Error(`${type} was not drawn`)
      const alone = await matrix.open([shot], look)
      const real = await alone.locator('[data-shot]').screenshot({ animations: 'disabled' })
      await alone.evaluate((markup) => {
        document.body.innerHTML = `<style>svg { max-width: none !important; display: block }</style>${markup}`
      }, one.svg)
      const sheet = await alone.locator('body > svg').screenshot()
      // Letters are outlines and differ by a fraction of a pixel from the browser's.
      expect(await differenceOf(alone, sheet, real)).toBeLessThan(0.02)
      await alone.close()
    },
  )

  /** The mean difference of every channel of every pixel, 0 to 1. */
  function differenceOf(at: Page, sheet: Buffer, real: Buffer): Promise<number> {
    return at.evaluate(
      async ([one = '', other = '']) => {
        const photo = await createImageBitmap(await (await fetch(`data:image/png;base64,${other}`)).blob())
        const drawing = await createImageBitmap(await (await fetch(`data:image/png;base64,${one}`)).blob())
        const pixels = (image: ImageBitmap, x: number, y: number) => {
          const context = new OffscreenCanvas(photo.width, photo.height).getContext('2d')!
          context.drawImage(image, -x, -y)
          return context.getImageData(0, 0, photo.width, photo.height).data
        }
        // A sheet begins with its edge, its title and the name of its drawing.
        const [drawnPixels, realPixels] = [pixels(drawing, 64, 164), pixels(photo, 0, 0)]
        let sum = 0
        for (let at = 0; at < realPixels.length; at++) sum += Math.abs((realPixels[at] ?? 0) - (drawnPixels[at] ?? 0))
        return sum / realPixels.length / 255
      },
      [sheet, real].map((bytes) => bytes.toString('base64')),
    )
  }
})
