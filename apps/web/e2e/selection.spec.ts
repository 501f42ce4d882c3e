import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { StoredSection } from '@naikkelas/page'
import { Builder, leaveOutSiteParts } from './support/builder.ts'
import { everySection, finished, seededSample } from './support/every-section.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

const devices = [
  { width: 360, name: 'Ponsel, 360 piksel' },
  { width: 768, name: 'Tablet, 768 piksel' },
  { width: 1280, name: 'Desktop, 1280 piksel' },
] as const

/** On the canvas they stay where they are, so that what is below them can be seen and pressed. */
const stillOnCanvas = new Set(['sticky_cta', 'navbar', 'announcement_bar'])

/** Below the limit from which sections are drawn only when they come near. */
const SECTIONS_A_PAGE = 24

// The canvas is then drawn in its own size beside both panels.
test.use({ viewport: { width: 2200, height: 1000 } })

test(
  'twenty sections keep their published layout to the pixel, selected or not',
  exhaustive,
  async ({ page, visitor, photos }) => {
    test.setTimeout(180_000)
    const sections = seededSample(
      everySection().filter(({ type }) => !stillOnCanvas.has(type)),
      20,
      15,
    )
    expect(await differences({ page, visitor, photo: photos[0] ?? '' }, sections)).toEqual([])
  },
)

test(
  'every section in every layout keeps its published layout to the pixel',
  exhaustive,
  async ({ page, visitor, photos }) => {
    test.setTimeout(1_200_000)
    const sections = everySection().filter(({ type }) => !stillOnCanvas.has(type))
    const at = { page, visitor, photo: photos[0] ?? '' }
    const found: string[] = []
    for (let index = 0; index < sections.length; index += SECTIONS_A_PAGE)
      found.push(...(await differences(at, sections.slice(index, index + SECTIONS_A_PAGE))))
    expect(found).toEqual([])
  },
)

/** Publishes the sections as a page, and compares it with its canvas at three widths: one line for each difference. */
async function differences(
  { page, visitor, photo }: { page: Page; visitor: Page; photo: string },
  sections: readonly StoredSection[],
): Promise<string[]> {
  const { id, address } = await publish(page, sections, photo)
  await page.goto(`/admin/landing-pages/${id}`)
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  const found: string[] = []
  for (const { width, name } of devices) {
    await visitor.setViewportSize({ width, height: 1000 })
    await visitor.goto(address)
    await visitor.evaluate(() => document.fonts.ready)
    await page.getByRole('radio', { name }).check()
    await page.evaluate(() => document.fonts.ready)
    const published = await layouts(visitor.locator('main'))
    for (const [index, section] of sections.entries()) {
      const place = builder.section(index + 1)
      const at = `${section.type} ${String(section.content.layout)} at ${width} px`
      await place.scrollIntoViewIfNeeded()
      await expect(place.locator('[data-section-type]').or(place.getByText('tidak tampil'))).toBeVisible()
      const [[anchor, before] = []] = Object.entries(await layouts(place))
      // What visitors do not get is a bar of the builder.
      if (anchor === undefined) continue
      const expected = published[anchor] ?? []
      delete published[anchor]
      found.push(...differing(`${at}, not selected`, expected, before))
      await builder.row(index + 1).click()
      await expect(place).toHaveAttribute('data-state', 'selected')
      found.push(...differing(`${at}, selected`, expected, (await layouts(place))[anchor]))
    }
    found.push(...Object.keys(published).map((anchor) => `${anchor} at ${width} px: published alone`))
  }
  return found
}

/** What a section shows, line by line of text and element by element, with its place relative to the section's corner. */
type Layout = { what: string; where: string }[]

function differing(at: string, expected: Layout, actual: Layout | undefined): string[] {
  if (!actual) return [`${at}: not drawn`]
  const index = Array.from(expected).findIndex(({ where }, index) => actual[index]?.where !== where)
  if (index === -1 && expected.length === actual.length) return []
  const [one, other] = index === -1 ? [undefined, actual[expected.length]] : [expected[index], actual[index]]
  const words = (box: Layout[number] | undefined) => (box ? `“${box.what}” at ${box.where}` : 'nothing')
  return [`${at}: published ${words(one)}, on the canvas ${words(other)}`]
}

/** Layouts of the sections within an element, by anchor. */
function layouts(within: Locator): Promise<Record<string, Layout>> {
  return within.evaluate((root) => {
    const drawnAlone = 'img, svg, video, iframe, input, select, textarea, hr'
    // Its box is one pixel, whatever the width of its words, and takes no room in the layout.
    const isForScreenReadersAlone = (element: Element | null) =>
      element instanceof HTMLElement && element.offsetWidth <= 1 && getComputedStyle(element).position === 'absolute'
    const rounded = (value: number) => Math.round(value * 10) / 10
    return Object.fromEntries(
      [...root.querySelectorAll<HTMLElement>('[data-section-type]')].map((section) => {
        const around = section.getBoundingClientRect()
        const boxes: { what: string; isText: boolean; left: number; top: number; right: number; bottom: number }[] = []
        const note = (what: string, isText: boolean, { left, top, right, bottom, width, height }: DOMRect) => {
          if (width === 0 || height === 0) return
          const last = boxes.at(-1)
          // One line of text, in however many nodes it is written.
          const isSameLine = last?.isText && isText && last.top === top && Math.abs(last.right - left) < 0.1
          if (!isSameLine) boxes.push({ what, isText, left, top, right, bottom })
          else Object.assign(last, { what: last.what + what, right })
        }
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement
          // The builder's own, and the field that only programs fill in.
          if (element?.closest('.builder-chrome, [aria-hidden=true]:has(input)')) continue
          if (node instanceof Element) {
            if (node.matches(drawnAlone)) note(node.tagName, false, node.getBoundingClientRect())
          } else {
            const range = document.createRange()
            range.selectNodeContents(node)
            for (const box of isForScreenReadersAlone(element) ? [] : range.getClientRects())
              note(node.textContent ?? '', true, box)
          }
        }
        const shown = boxes.map(({ what, left, top, right, bottom }) => {
          const where = [left - around.left, top - around.top, right - left, bottom - top].map(rounded)
          return { what: what.trim().slice(0, 40), where: where.join(' ') }
        })
        const size = { what: 'section', where: `${rounded(around.width)} × ${rounded(around.height)}` }
        return [section.id, [size, ...shown]]
      }),
    )
  })
}

async function publish(
  page: Page,
  sections: readonly StoredSection[],
  photo: string,
): Promise<{ id: string; address: string }> {
  const { name, link } = newName('Seleksi')
  const ask = (path: string, data: unknown) =>
    page.request.post(`/api/admin/landing-pages${path}`, {
      headers: { origin: new URL(process.env.JOURNEYS_AT ?? '').origin },
      data,
    })
  const send = async <Data>(path: string, data: unknown): Promise<Data> => {
    const answer = await ask(path, data)
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }
  const { page: made } = await send<{ page: { id: string } }>('', { name, link_landing_page: link, kind: 'exclusive' })
  await leaveOutSiteParts(page, made.id)
  const change = (baseVersion: number, operations: object[]) =>
    send<{ headVersion: number }>(`/${made.id}/changes`, {
      baseVersion,
      changes: [{ id: crypto.randomUUID(), operations }],
    })
  const { headVersion } = await change(
    0,
    sections.map((section, index) => ({
      kind: 'insertSection',
      section,
      afterId: sections[index - 1]?.id ?? null,
    })),
  )
  const refused = await ask(`/${made.id}/publish`, { headVersion })
  if (refused.ok())
    return { id: made.id, address: ((await refused.json()) as { data: { address: string } }).data.address }
  // What a page may not be published with is filled in, and nothing else.
  const picture = await upload(page, photo)
  const { fields } = ((await refused.json()) as { data: { fields: { path: string }[] } }).data
  const filled = await change(
    headVersion,
    fields.map(({ path }) => finished(sections, path, picture)),
  )
  const { address } = await send<{ address: string }>(`/${made.id}/publish`, { headVersion: filled.headVersion })
  return { id: made.id, address }
}

async function upload(page: Page, photo: string): Promise<string> {
  const answer = await page.request.post('/api/admin/media', {
    headers: { origin: new URL(process.env.JOURNEYS_AT ?? '').origin, 'x-requested-with': 'XMLHttpRequest' },
    multipart: { file: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photo) } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { id: string } }).data.id
}
