import { emptyDocument } from '@naikkelas/page'
import { afterEach, expect, test } from 'vitest'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { travelWithFocus } from './travel-with-focus.ts'

const page = {} as Parameters<typeof createBuilderStore>[0]['page']
afterEach(() => document.body.replaceChildren())

/** A page of two sections, a third put behind them, and the keyboard in a field of that one. */
function writingInAnInsertedSection({ selected }: { selected: 0 | null }) {
  const sections = [newSection('headline'), newSection('paragraph')]
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections }, media: [] })
  const inserted = newSection('cta_button')
  const field = Object.assign(document.createElement('input'), { id: 'isian' })
  const draw = () => {
    const { sections: drawn } = store.getState().document
    for (const element of document.querySelectorAll<HTMLElement>('[data-canvas-section]'))
      if (!drawn.some(({ id }) => id === element.dataset.canvasSection)) element.remove()
    for (const { id } of drawn) {
      if (document.querySelector(`[data-canvas-section="${id}"]`)) continue
      const element = Object.assign(document.createElement('div'), { tabIndex: -1 })
      element.dataset.canvasSection = id
      document.body.append(element)
    }
    if (!drawn.some(({ id }) => id === inserted.id)) field.remove()
    else if (!field.isConnected) document.body.append(field)
  }
  store.subscribe(draw)
  draw()
  store.actions.select(selected === null ? null : (sections[selected]?.id ?? null))
  store.actions.edit([{ kind: 'insertSection', section: inserted, afterId: sections[1]?.id ?? null }], {
    select: inserted.id,
  })
  field.focus()
  expect(document.activeElement).toBe(field)
  return { store, sections, inserted, field }
}

const focused = () => (document.activeElement as HTMLElement).dataset.canvasSection

test('undoing the section one writes in takes the keyboard to the one that is selected then', async () => {
  const { store, sections } = writingInAnInsertedSection({ selected: 0 })
  travelWithFocus(store, 'undo')
  await expect.poll(focused).toBe(sections[0]?.id)
})

test('without a selection, the focus is where the section was', async () => {
  const { store, sections } = writingInAnInsertedSection({ selected: null })
  travelWithFocus(store, 'undo')
  await expect.poll(focused).toBe(sections[1]?.id)
})

test('a field that is still there keeps the keyboard', async () => {
  const { store, inserted, field } = writingInAnInsertedSection({ selected: 0 })
  store.actions.edit([
    { kind: 'changeSettings', sectionId: inserted.id, value: { tone: 'board' }, was: { tone: inserted.settings.tone } },
  ])
  travelWithFocus(store, 'undo')
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(document.activeElement).toBe(field)
})
