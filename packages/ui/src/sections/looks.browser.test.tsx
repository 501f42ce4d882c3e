import '@naikkelas/ui/styles.css'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { examples as backgroundExamples } from './background-full/background-full.examples.ts'
import BackgroundFullView from './background-full/background-full.view.tsx'
import { examples as leadFormExamples } from './lead-form/lead-form.examples.ts'
import LeadFormView from './lead-form/lead-form.view.tsx'
import { storyPage } from './parts/story-media.ts'
import { plainSlot } from './plain-slot.tsx'
import { examples as priceExamples } from './price/price.examples.ts'
import PriceView from './price/price.view.tsx'
import type { SectionSettings } from './section-settings.ts'
import type { SectionViewProps } from './section-view.ts'

beforeEach(() => page.viewport(1280, 800))

interface Shown<Content> {
  content: Content
  settings?: Partial<SectionSettings>
}

function show<Content>(View: ComponentType<SectionViewProps<Content>>, { content, settings }: Shown<Content>) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <div data-ui-theme="" data-font="poppins">
        <View content={content} page={storyPage('bagian', settings)} slot={plainSlot} />
      </div>,
    ),
  )
  const end = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(end)
  return end
}

const boxOf = (element: Element) => element.getBoundingClientRect()

describe('a picture over the whole width', () => {
  test('has the right half for itself beside the words, with nothing over it', async () => {
    for (const width of [900, 1280, 1440, 1920]) {
      await page.viewport(width, 900)
      const { content, settings } = backgroundExamples.photo
      const image = { ...content.image, alt: 'Toko', isDecorative: false }
      const end = show(BackgroundFullView, { content: { ...content, image }, settings })
      const picture = page.getByRole('img', { name: 'Toko' }).element()
      const { left, right, top, bottom } = boxOf(picture)
      expect({ left, right }, `${width} px`).toEqual({ left: width / 2, right: width })
      for (const y of [top + 4, (top + bottom) / 2, bottom - 4])
        expect(document.elementFromPoint(left + 4, y), `${width} px`).toBe(picture)
      end()
    }
  })
})

test('the price of a plan keeps clear of the words below it', () => {
  show(PriceView, priceExamples.plans)
  const prices = page
    .getByText(/^Rp[\d.]+$/, { exact: true })
    .elements()
    .filter(({ tagName }) => tagName === 'STRONG')
  expect(prices).toHaveLength(3)
  for (const price of prices) {
    const line = price.closest('p')
    // Poppins reaches four pixels below the line of a price.
    expect(boxOf(line!.nextElementSibling!).top - boxOf(line!).bottom).toBeGreaterThanOrEqual(4)
  }
})

test('the consent of a form has the colours of the fields beside it, on a dark ground too', () => {
  show(LeadFormView, { content: leadFormExamples.magnet.content, settings: { tone: 'board' } })
  const field = getComputedStyle(page.getByRole('textbox').first().element())
  const consent = page.getByRole('checkbox').element()
  const { appearance, backgroundColor, borderTopColor } = getComputedStyle(consent)
  expect(appearance).toBe('none')
  expect({ backgroundColor, borderTopColor }).toEqual({
    backgroundColor: field.backgroundColor,
    borderTopColor: field.borderTopColor,
  })
})

describe('texts of other scripts', () => {
  const arabic = 'ارفع أرباح متجرك (بسرعة)!'

  test('a headline of Arabic runs from right to left, in its own order and from its own edge', async () => {
    await page.viewport(360, 800)
    const { content } = priceExamples.plans
    show(PriceView, { content: { ...content, title: `${arabic} ${arabic}` } })
    const title = page.getByRole('heading', { level: 2 }).element()
    const words = title.querySelector('[dir]') ?? title
    expect(getComputedStyle(words).direction).toBe('rtl')
    const text = words.firstChild!
    const [first, last] = [0, (text.textContent ?? '').length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    })
    // The mark at the end is at the left of its line, the first letter at the right edge of the headline.
    expect(last!.left).toBeLessThan(boxOf(words).left + boxOf(words).width / 2)
    expect(boxOf(words).right - first!.right).toBeLessThan(2)
  })

  test('words of Indonesian beside it stay as they are', () => {
    show(PriceView, { content: { ...priceExamples.plans.content, title: arabic } })
    const plan = page.getByText('Mandiri', { exact: true }).first().element()
    expect(getComputedStyle(plan).direction).toBe('ltr')
  })
})

test('the word e-mail stays on one line at any width', () => {
  const text = 'Kami mengirim nota ke alamat e-mail Anda. Satu e-mail sebulan. E-mail itu tidak dibagikan.'
  const { content } = priceExamples.plans
  show(PriceView, { content: { ...content, intro: text } })
  const intro = page.getByText(/^Kami mengirim nota/).element() as HTMLElement
  for (let width = 90; width <= 360; width += 3) {
    intro.style.maxWidth = `${width}px`
    for (const range of rangesOf(intro, /e-mail/gi)) expect(range.getClientRects().length, `${width} px`).toBe(1)
  }
})

/** Every place where the words occur in the text of an element. */
function rangesOf(element: Element, words: RegExp): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    for (const { index, 0: word } of (currentNode.textContent ?? '').matchAll(words)) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      ranges.push(range)
    }
  }
  expect(ranges).toHaveLength(3)
  return ranges
}
