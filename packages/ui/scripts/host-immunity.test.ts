import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as ui from '../exports/index.ts'
import { courseOffer, courseSections } from '../exports/samples.ts'
import { type PageSection, SectionList, type SectionView, views } from '../exports/sections.ts'
import { type Browser, chromium } from 'playwright'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCss } from './css.mjs'
import { chromiumPath, pictureArgs } from '../../../scripts/chromium.mjs'
import { hostResets } from './host-resets.ts'

const theme = { ...ui.defaultTheme, font: 'arial' as const }

function controls() {
  const option = h('option', null, 'Draf')
  return h(
    'div',
    { className: 'controls' },
    h(ui.Heading, { level: 2 }, 'Kontrol'),
    h(ui.Text, null, 'Teks dengan ', h(ui.Link, { href: '#' }, 'tautan'), ' dan ', h('strong', null, 'tebal'), '.'),
    ...(['primary', 'secondary', 'quiet', 'danger', 'cta'] as const).map((variant) =>
      h(ui.Button, { variant, key: variant }, 'Simpan'),
    ),
    h(ui.IconButton, { label: 'Toko', icon: h(ui.Icon, { name: 'toko' }), variant: 'outline' }),
    h(ui.Field, {
      label: 'Nama',
      hint: 'Singkat',
      error: 'Wajib diisi',
      children: h(ui.Input, { defaultValue: 'Rani' }),
    }),
    h(ui.Field, { label: 'Status', children: h(ui.Select, null, option) }),
    h(ui.Field, { label: 'Pesan', children: h(ui.Textarea, { defaultValue: 'Halo' }) }),
    h(ui.Checkbox, { label: 'Setuju', defaultChecked: true }),
    h(ui.Switch, { label: 'Aktif', defaultChecked: true }),
    h(ui.Fieldset, { legend: 'Jenis', children: h(ui.Radio, { name: 'jenis', label: 'Mitra', defaultChecked: true }) }),
    h(ui.Table, {
      caption: 'Halaman',
      children: h(
        'tbody',
        null,
        h(ui.TableRow, null, h(ui.TableHeader, { scope: 'row' }, 'A'), h(ui.TableCell, null, '1')),
      ),
    }),
  )
}

const ours = renderToStaticMarkup(
  h(
    ui.ThemeScope,
    { theme, id: 'ours' },
    controls(),
    h(SectionList, {
      items: courseSections({}) as PageSection[],
      views: views as unknown as Record<string, SectionView>,
      offer: courseOffer,
      media: () => null,
      href: () => '#',
    }),
  ),
)

const hostMarkup = `<div id="host"><h1>Judul</h1><p>Kalimat <a href="#">tautan</a> <mark>tanda</mark></p><ul><li>satu</li></ul>
<button>Tombol</button><input value="isian"><details open><summary>Ringkas</summary>Isi</details></div>`

const document = (sheets: readonly string[], body: string) =>
  `<!doctype html><html lang="id"><head>${sheets.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body></html>`

let browser: Browser
let css: Record<string, string>

beforeAll(async () => {
  css = await buildCss()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: pictureArgs })
}, 120_000)
afterAll(() => browser.close())

/** Widths and margins of the body are the host's business; the place for us is the same everywhere. */
const place = 'body{margin:0!important}#ours{position:absolute;inset:0 auto auto 0;width:1100px}'

const taken = new Map<string, Promise<Buffer>>()

/** A picture of what several tests compare with is taken once. */
function look(sheets: readonly string[], body: string, selector: string): Promise<Buffer> {
  const key = JSON.stringify([sheets, body, selector])
  const picture = taken.get(key) ?? photograph(sheets, body, selector)
  taken.set(key, picture)
  return picture
}

async function photograph(sheets: readonly string[], body: string, selector: string): Promise<Buffer> {
  // A page of its own each time: where the last one was scrolled to would shift the edges of letters.
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
  await page.setContent(document(sheets, body))
  // The first picture of a page may catch it before its last layout: one counts when the next is the same.
  let picture = await page.locator(selector).screenshot({ animations: 'disabled' })
  for (let next: Buffer | undefined; !next?.equals(picture); ) {
    if (next) picture = next
    next = await page.locator(selector).screenshot({ animations: 'disabled' })
  }
  await page.close()
  return picture
}

describe.each(Object.entries(hostResets))('a host with a reset of the kind "%s"', (kind, reset) => {
  // The reset that frameworks bring changes most; the others are left to `npm run verify tests`.
  const options = kind === 'framework' ? {} : { tags: 'exhaustive' as const }
  test.each(['before', 'after'])(
    'the stylesheet of the host, loaded %s ours, changes no pixel of ours',
    options,
    async (order) => {
      const sheet = css['styles.unlayered.css'] ?? ''
      const own = ui.themeToCss(theme).css + place
      const alone = await look([sheet, own], ours, '#ours')
      const hosted = await look(order === 'before' ? [reset, sheet, own] : [sheet, reset, own], ours, '#ours')
      expect(alone.length).toBeGreaterThan(50_000)
      expect(hosted.equals(alone)).toBe(true)
    },
  )

  test.each(['styles.css', 'styles.unlayered.css', 'fonts.css'])(
    'keeps its own look with %s loaded',
    options,
    async (name) => {
      const before = await look([reset], hostMarkup, '#host')
      const after = await look([reset, css[name] ?? ''], hostMarkup, '#host')
      expect(after.equals(before)).toBe(true)
    },
  )
})

test('without a host stylesheet both of our stylesheets give the same result', async () => {
  const own = ui.themeToCss(theme).css + place
  const layered = await look([css['styles.css'] ?? '', own], ours, '#ours')
  expect((await look([css['styles.unlayered.css'] ?? '', own], ours, '#ours')).equals(layered)).toBe(true)
})

test('the reset fixture changes a page that is not protected against it', async () => {
  const sheet = css['styles.css'] ?? ''
  const own = ui.themeToCss(theme).css + place
  const alone = await look([sheet, own], ours, '#ours')
  expect((await look([sheet, hostResets.framework, own], ours, '#ours')).equals(alone)).toBe(false)
})

test('the theme names for hosts on Tailwind do not change the font of the host', () => {
  const names = readFileSync(fileURLToPath(new URL('../dist/tailwind.css', import.meta.url)), 'utf8')
  expect(names).toContain('--font-page: var(--ui-font-body)')
  expect(names).not.toMatch(/--default-|--font-sans|--font-mono/)
})
