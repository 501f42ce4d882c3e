import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { editField } from '../model/field-edit.ts'
import { runSectionAct } from '../acts/section-act.ts'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

const drawn = vi.hoisted(() => new Set<string>())

vi.mock('../../page-drawing/section-views.ts', async (original) => ({
  ...(await original<object>()),
  viewOf: () => Counted,
}))

function Counted({ content, page, slot }: SectionViewProps<Record<string, unknown>>) {
  drawn.add(page.anchor)
  return <h2>{slot(['title'], String(content.title))}</h2>
}

const types = ['headline', 'title_media', 'paragraph', 'image_paragraph', 'grid_card', 'faq', 'price', 'benefits']

beforeEach(() => drawn.clear())

test('typing into one section redraws that section only', () => {
  const { store, idOf } = openCanvas(types.map(whiteSection))
  expect(drawn.size).toBe(types.length)
  drawn.clear()
  flushSync(() => editField(store, idOf('paragraph'), ['title'], 'Mulai dari nol', { isTyping: true }))
  expect([...drawn]).toEqual(['paragraph'])
})

test('moving a section redraws no section', () => {
  const { store, parts, idOf } = openCanvas(types.map(whiteSection))
  drawn.clear()
  flushSync(() => runSectionAct(parts, idOf('grid_card'), 'up'))
  expect([...drawn]).toEqual([])
  expect(
    store
      .getState()
      .document.sections.map(({ type }) => type)
      .indexOf('grid_card'),
  ).toBe(3)
})

test('selecting draws no section again, and duplicating draws the copy alone', () => {
  const { store, parts, idOf } = openCanvas(types.map(whiteSection))
  drawn.clear()
  flushSync(() => store.actions.select(idOf('faq')))
  expect([...drawn]).toEqual([])
  flushSync(() => runSectionAct(parts, idOf('faq'), 'duplicate'))
  expect([...drawn]).toEqual(['faq-2'])
})

test('a section with a link to another one is redrawn when that one is added or removed', () => {
  const { store, parts, idOf } = openCanvas(types.map(whiteSection))
  const target = { kind: 'section', sectionId: idOf('price') }
  const cta = store.getState().document.sections.find(({ type }) => type === 'headline')?.content.cta as object
  flushSync(() => editField(store, idOf('headline'), ['cta'], { ...cta, label: 'Lihat harga', target }))
  drawn.clear()
  flushSync(() => runSectionAct(parts, idOf('price'), 'hide'))
  expect([...drawn]).toContain('headline')
  expect([...drawn]).not.toContain('paragraph')
})
