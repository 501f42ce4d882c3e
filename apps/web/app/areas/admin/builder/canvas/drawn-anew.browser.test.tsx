import type { LandingPage } from '@naikkelas/contract'
import { emptyDocument } from '@naikkelas/page'
import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { ToastProvider } from '@naikkelas/ui/toast'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../builder-context.ts'
import { DragArea } from '../dnd/drag-area.tsx'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { editField } from '../model/field-edit.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { Canvas } from './canvas.tsx'
import { runSectionAct } from './section-act.ts'

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

/** A canvas with one section of each of some types, none of them drawn since. */
function openCanvas() {
  const sections = types.map((type) => {
    const section = newSection(type)
    return { ...section, settings: { ...section.settings, tone: 'white' as const } }
  })
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections },
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const saver = createStore(() => ({ status: 'saved' }))
  const siteParts = { header: [], footer: [], media: [] }
  const parts = { store, saver, presence, siteParts } as unknown as BuilderParts
  const builder = (
    <ToastProvider>
      <BuilderContext value={parts}>
        <DragArea>
          <Canvas />
        </DragArea>
      </BuilderContext>
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  const idOf = (type: string) => sections.find((section) => section.type === type)?.id ?? ''
  return { store, idOf }
}

beforeEach(() => drawn.clear())

test('a letter typed into one section draws that section anew and no other', () => {
  const { store, idOf } = openCanvas()
  expect(drawn.size).toBe(types.length)
  drawn.clear()
  flushSync(() => editField(store, idOf('paragraph'), ['title'], 'Mulai dari nol', { isTyping: true }))
  expect([...drawn]).toEqual(['paragraph'])
})

test('a section that is moved is not drawn anew, and neither are the others', () => {
  const { store, idOf } = openCanvas()
  drawn.clear()
  flushSync(() => runSectionAct(store, idOf('grid_card'), 'up'))
  expect([...drawn]).toEqual([])
  expect(
    store
      .getState()
      .document.sections.map(({ type }) => type)
      .indexOf('grid_card'),
  ).toBe(3)
})

test('a copy is drawn, and the section that was left by the selection; the rest stays', () => {
  const { store, idOf } = openCanvas()
  flushSync(() => store.actions.select(idOf('faq')))
  drawn.clear()
  flushSync(() => runSectionAct(store, idOf('faq'), 'duplicate'))
  expect([...drawn].sort()).toEqual(['faq', 'faq-2'])
})

test('a section with a link to another one is drawn anew when that one comes or goes', () => {
  const { store, idOf } = openCanvas()
  const target = { kind: 'section', sectionId: idOf('price') }
  const cta = store.getState().document.sections.find(({ type }) => type === 'headline')?.content.cta as object
  flushSync(() => editField(store, idOf('headline'), ['cta'], { ...cta, label: 'Lihat harga', target }))
  drawn.clear()
  flushSync(() => runSectionAct(store, idOf('price'), 'hide'))
  expect([...drawn]).toContain('headline')
  expect([...drawn]).not.toContain('paragraph')
})
