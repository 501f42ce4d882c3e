import type { StoredSection } from '@naikkelas/page'
import { SectionList, sections, views } from '@naikkelas/ui/sections'
import { defaultTheme, type Theme, themeToCss } from '@naikkelas/ui/theme'
import { type Browser, chromium } from 'playwright'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, pictureArgs } from '../../../scripts/chromium.mjs'
import { linkAddress } from './link-address.ts'
import { frameCss, frameMarkup } from './page-frame.tsx'
import { draw, sectionOf, snapshotOf, styleOf, uiStylesheet } from './testing/page-fixture.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: pictureArgs })
}, 60_000)
afterAll(() => browser.close())

const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const
const link = { kind: 'url', href: '/daftar' }
const cta = { label: 'Daftar', target: link, style: 'primary', note: 'Tanpa kartu kredit' }
const everyKind = Object.entries(sections).map(([type, { defaults }], index) =>
  sectionOf(type as keyof typeof sections, 'cta' in defaults ? { cta } : {}, {
    tone: tones[index % tones.length] ?? 'white',
    hasStep: index % 3 === 0,
  }),
)

// Screenshots have a maximum height, which limits the sections per page.
const pages = Array.from({ length: Math.ceil(everyKind.length / 5) }, (_, page) =>
  everyKind.slice(page * 5, page * 5 + 5),
)

/** The same sections with the complete, unmodified stylesheet of packages/ui. */
function unprocessed(items: readonly StoredSection[], theme: Theme, fontFaces: string): string {
  const { offer } = snapshotOf({}).document
  const children = createElement(SectionList, {
    items,
    views,
    offer,
    media: () => null,
    href: (link) => linkAddress(link, { pageAddresses: {}, fileAddress: () => null }),
  })
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${fontFaces}${uiStylesheet()}${themeToCss(theme).css}${frameCss}</style></head>`
  return `<!doctype html>${frameMarkup({ theme, children }).replace('>', `>${head}`)}`
}

async function pictureOf(html: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  // No font file is loaded, so both use the fallback fonts.
  await page.route('**/*', (route) =>
    route.fulfill(
      route.request().isNavigationRequest() ? { contentType: 'text/html; charset=utf-8', body: html } : { status: 404 },
    ),
  )
  await page.goto('http://halaman.test/')
  // With the window as tall as the page, taking the screenshot does not change the layout.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const picture = await page.screenshot()
  await page.close()
  return picture
}

const looks: [width: number, name: string, theme: Theme][] = [
  [360, 'the house theme', defaultTheme],
  [
    768,
    'a dark page with round corners and colours of its own',
    { font: 'montserrat', rounded: 'full', mode: 'dark', brand: '#5b5fd8', accent: '#cd2763' },
  ],
  [
    1440,
    'a page in the system font without round corners',
    { font: 'arial', rounded: 'none', mode: 'light', brand: '#876748', accent: null },
  ],
]

describe.each(looks)('at %i px %s', (width, _name, theme) => {
  // One look shows that nothing is missing; the others, which of its rules a theme needs.
  const options = { timeout: 120_000, ...(width === 360 ? {} : { tags: 'exhaustive' as const }) }
  test('looks pixel by pixel like the sections with the complete stylesheet', options, async () => {
    const different: string[] = []
    for (const items of pages) {
      const { html } = await draw({ theme, sections: items })
      const fontFaces = [...styleOf(html).matchAll(/@font-face\{[^}]*\}/g)].join('')
      const whole = await pictureOf(unprocessed(items, theme, fontFaces), width)
      if (!(await pictureOf(html, width)).equals(whole)) different.push(items.map(({ type }) => type).join(', '))
    }
    expect(different).toEqual([])
  })
})
