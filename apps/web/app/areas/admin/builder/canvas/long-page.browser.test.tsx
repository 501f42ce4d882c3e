import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

vi.mock('../../page-drawing/section-views.ts', async (original) => ({
  ...(await original<object>()),
  viewOf: () => High,
}))

/** Higher than the estimated section height. */
function High({ content, slot }: SectionViewProps<Record<string, unknown>>) {
  return <div style={{ height: '900px' }}>{slot(['title'], String(content.title))}</div>
}

const inItsFrame = 'flex h-[600px] w-[1000px] flex-col'
const paragraphs = (count: number) => Array.from({ length: count }, () => whiteSection('paragraph'))
const drawnOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-canvas-section]')].flatMap((section, index) =>
    section.querySelector('[data-text]') ? [index] : [],
  )

test('a page of usual length is drawn whole', () => {
  const { container } = openCanvas(paragraphs(20), { className: inItsFrame })
  expect(drawnOf(container)).toHaveLength(20)
})

test('a long page draws sections near the viewport; a distant section is drawn and aligned to the top after scrolling to it', async () => {
  const sections = paragraphs(60)
  const { container } = openCanvas(sections, { className: inItsFrame })
  expect(drawnOf(container)).toContain(0)
  expect(drawnOf(container)).not.toContain(40)
  await expect.element(page.getByRole('group', { name: 'Bagian 60', exact: true })).toBeInTheDocument()
  const far = container.querySelectorAll('[data-canvas-section]')[40]
  const scroller = container.querySelector('[data-canvas-scroller]')
  scrollToSection(sections[40]?.id ?? '')
  await expect.poll(() => drawnOf(container)).toContain(40)
  await expect
    .poll(() => {
      const from = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
      return Math.round(from(far) - from(scroller))
    })
    .toBe(64)
  expect(drawnOf(container)).not.toContain(20)
})

test('a drawn section stays drawn', async () => {
  const sections = paragraphs(60)
  const { container, store } = openCanvas(sections, { className: inItsFrame })
  store.actions.select(sections[50]?.id ?? null)
  await expect.poll(() => drawnOf(container)).toContain(50)
  store.actions.select(sections[0]?.id ?? null)
  scrollToSection(sections[0]?.id ?? '')
  await expect.poll(() => container.querySelector('[data-canvas-scroller]')?.scrollTop ?? -1).toBeLessThan(100)
  expect(drawnOf(container)).toContain(50)
})

test('scrolling to a nearby section is smooth', async () => {
  const sections = paragraphs(20)
  const { container } = openCanvas(sections, { className: inItsFrame })
  const scroller = container.querySelector('[data-canvas-scroller]')
  const passed = new Set<number>()
  scroller?.addEventListener('scroll', () => passed.add(Math.round(scroller.scrollTop)))
  await expect.poll(() => drawnOf(container)).toContain(19)
  scrollToSection(sections[3]?.id ?? '')
  const fourth = container.querySelectorAll('[data-canvas-section]')[3]
  const from = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
  await expect.poll(() => Math.round(from(fourth) - from(scroller)), { timeout: 10_000 }).toBe(64)
  expect(passed.size).toBeGreaterThan(2)
})

test('hiding a tall section from deep within it scrolls its placeholder into view', async () => {
  const sections = paragraphs(8)
  const { container, store } = openCanvas(sections, { className: inItsFrame })
  const [scroller, third] = [
    container.querySelector('[data-canvas-scroller]'),
    container.querySelectorAll('[data-canvas-section]')[2],
  ]
  if (!scroller || !third) throw new Error('There is no canvas.')
  store.actions.select(sections[2]?.id ?? null)
  await expect.element(page.getByRole('toolbar', { name: 'Bagian terpilih' })).toBeInTheDocument()
  const fromTop = () => Math.round(third.getBoundingClientRect().top - scroller.getBoundingClientRect().top)
  scroller.scrollBy({ top: fromTop() + 500, behavior: 'instant' })
  expect(fromTop()).toBe(-500)
  const { settings, id } = sections[2] ?? whiteSection('paragraph')
  const was = { isHidden: settings.isHidden }
  store.actions.edit([{ kind: 'changeSettings', sectionId: id, value: { isHidden: true }, was }])
  await expect.element(page.getByText('Paragraf, disembunyikan dari pengunjung')).toBeInTheDocument()
  expect(fromTop()).toBe(64)
})
