import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import type { DrawnPage } from './page-snapshot.ts'
import { draw } from './testing/page-fixture.ts'

// Accessibility of the course page: zoom, forced colours, print.

let browser: Browser
let drawn: DrawnPage
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  drawn = await draw({ offer: courseOffer, sections: courseSections({}) as never })
}, 60_000)
afterAll(() => browser.close())

async function opened(options: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await browser.newPage(options)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const font = drawn.assets.find(({ path }) => path === pathname)
    if (font) return route.fulfill({ contentType: font.contentType, body: Buffer.from(font.bytes) })
    return route.fulfill(
      pathname === '/' ? { contentType: 'text/html; charset=utf-8', body: drawn.html } : { status: 404 },
    )
  })
  await page.goto('http://halaman.test/')
  await page.evaluate(() => document.fonts.ready)
  return page
}

test('at 200 % zoom on a phone nothing overflows, and no heading breaks inside a word', async () => {
  const page = await opened({ viewport: { width: 180, height: 400 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180)
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
        }
      return found
    }),
  )
  expect(broken).toEqual([])
  await page.close()
}, 60_000)

test.each(['light', 'dark'] as const)(
  'in forced colours, %s, buttons have an edge, answers their marker, cards their frame, and highlighted words are readable',
  async (colorScheme) => {
    const page = await opened({ viewport: { width: 900, height: 800 }, forcedColors: 'active', colorScheme })
    const seen = await page.evaluate(() => {
      const style = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`nothing matches ${selector}`)
        return getComputedStyle(element, pseudo)
      }
      const isSeen = (colour: string) => !/^(transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(colour)
      const button = style('[data-section-type="headline"] a')
      const answer = style('summary', '::after')
      const card = style('[data-section-type="grid_card"] li')
      const bullet = style('[data-section-type="paragraph"] li', '::before')
      const marked = style('mark')
      return {
        button: parseFloat(button.borderTopWidth) >= 1 && isSeen(button.borderTopColor),
        answer: parseFloat(answer.borderBottomWidth) >= 2 && isSeen(answer.borderBottomColor),
        card: card.outlineStyle === 'solid' && isSeen(card.outlineColor),
        bullet: bullet.backgroundColor === style('p').color,
        marked: isSeen(marked.backgroundColor) && marked.backgroundColor !== marked.color,
      }
    })
    expect(seen).toEqual({ button: true, answer: true, card: true, bullet: true, marked: true })
    await page.close()
  },
  60_000,
)

test('every answer is printed without opening it', async () => {
  const page = await opened({ viewport: { width: 718, height: 1000 } })
  const height = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('details:not([open])')].map((details) => details.getBoundingClientRect().height),
    )
  const closed = await height()
  await page.emulateMedia({ media: 'print' })
  const printed = await height()
  expect(closed.length).toBeGreaterThanOrEqual(8)
  for (const [index, one] of printed.entries()) expect(one).toBeGreaterThan((closed[index] ?? 0) + 20)
  await page.close()
}, 60_000)
