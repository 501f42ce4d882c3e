import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument, type StoredSection } from '@naikkelas/page'
import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { ToastProvider } from '@naikkelas/ui/toast'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { runSectionAct } from '../acts/section-act.ts'
import { DragArea } from '../dnd/drag-area.tsx'
import { goToRegion } from '../stage/region-focus.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { editField } from '../model/field-edit.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { VisitDialog } from '../visit/visit-dialog.tsx'

const drawn = vi.hoisted(() => new Set<string>())

vi.mock('../../page-drawing/section-views.ts', async (original) => ({
  ...(await original<object>()),
  viewOf: () => Counted,
}))

function Counted({ content, page: { headingLevel }, slot }: SectionViewProps<Record<string, unknown>>) {
  const title = String(content.title ?? content.text)
  drawn.add(title)
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Heading>
      <a href="https://contoh.test">{slot(['title'], title)}</a>
    </Heading>
  )
}

const saying = (title: string, schedule: StoredSection['settings']['schedule'] = { from: null, to: null }) => {
  const section = newSection('headline')
  return { ...section, content: { ...section.content, title }, settings: { ...section.settings, schedule } }
}

beforeEach(() => drawn.clear())

/** A page that says "Sendiri" beneath a head that says "Kepala" and one that is over, above a foot that says "Kaki". */
function open({
  siteParts = 'auto',
  isVisit = false,
  kind = 'exclusive',
  device = 1280 as 360 | 1280,
  sections = [saying('Sendiri') as StoredSection],
} = {}) {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind, name: 'Kelas data', siteParts } as LandingPage,
    document: { ...emptyDocument(), sections },
    media: [],
  })
  store.actions.setDevice(device)
  const around = {
    header: [saying('Kepala'), saying('Sudah lewat', { from: null, to: '2020-01-01T00:00:00.000Z' })],
    footer: [saying('Kaki')],
    media: [],
  }
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const saver = createStore(() => ({ status: 'saved' }))
  const parts = { store, workspace: createWorkspace(), saver, presence, siteParts: around } as unknown as BuilderParts
  const builder = (
    <ToastProvider>
      <BuilderContext value={parts}>
        <DragArea>{isVisit ? <VisitDialog onClose={() => {}} /> : <Canvas />}</DragArea>
      </BuilderContext>
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  return { store, parts, first: store.getState().document.sections[0]?.id ?? '' }
}

const wordsIn = (root: Element | null) => [...(root?.querySelectorAll('h1, h2') ?? [])].map((one) => one.textContent)
const canvas = () => document.querySelector('.builder-page')

test('the canvas shows what visitors see around the page, with the way to where it is composed', async () => {
  open()
  expect(wordsIn(canvas())).toEqual(['Kepala', 'Sendiri', 'Kaki'])
  // The page has one level-one heading, wherever it is.
  expect(canvas()?.querySelector('h1')?.textContent).toBe('Kepala')
  for (const name of ['Header situs', 'Footer situs']) {
    const part = screen.getByRole('group', { name, exact: true })
    const way = part.getByRole('link', { name: 'Ubah header dan footer', exact: true })
    await expect.element(way).toHaveAttribute('href', '/admin/kepala-kaki')
  }
})

test('site parts around the page are not sections: a click selects nothing, and the keyboard starts at the page', () => {
  const { store, first } = open()
  flushSync(() => store.actions.select(first))
  document.querySelector<HTMLElement>('[aria-label="Header situs"]')?.click()
  expect(store.getState().selectedId).toBeNull()
  goToRegion(1)
  expect((document.activeElement as HTMLElement).dataset.canvasSection).toBe(first)
  expect(document.querySelectorAll('[data-canvas-section]')).toHaveLength(1)
})

test('typing on the page redraws nothing of the site parts', () => {
  const { store, first } = open()
  drawn.clear()
  flushSync(() => editField(store, first, ['title'], 'Mulai dari nol', { isTyping: true }))
  expect([...drawn]).toEqual(['Mulai dari nol'])
})

test('a page that gets a foot of its own carries the site’s no longer, at once and back', () => {
  const own = newSection('footer')
  const { store, parts } = open({ sections: [saying('Sendiri'), own] })
  expect(wordsIn(canvas())).not.toContain('Kaki')
  flushSync(() => runSectionAct(parts, own.id, 'remove'))
  expect(wordsIn(canvas())).toEqual(['Kepala', 'Sendiri', 'Kaki'])
  flushSync(() => store.actions.setPage({ ...store.getState().page, siteParts: 'off' }))
  expect(wordsIn(canvas())).toEqual(['Sendiri'])
})

test('an empty page says its first step and shows nothing beside it', async () => {
  open({ sections: [] })
  await expect.element(screen.getByText('Halaman ini masih kosong')).toBeVisible()
  expect(wordsIn(canvas())).toEqual([])
})

test('seen as a visitor, the page has its head and foot, and what has its time in them is there at its time only', async () => {
  open({ isVisit: true })
  const region = screen.getByRole('region', { name: /^Halaman pada/ })
  await expect.element(region).toBeVisible()
  expect(wordsIn(region.element())).toEqual(['Kepala', 'Sendiri', 'Kaki'])
  expect(region.element().querySelector('.builder-site-note')).toBeNull()
})

test('seen as a visitor, a page of the catalogue has the site’s bars above its head, as wide as the chosen screen', async () => {
  open({ isVisit: true, kind: 'event' })
  const region = screen.getByRole('region', { name: /^Halaman pada/ })
  await expect.element(region).toBeVisible()
  const bars = () =>
    [...region.element().querySelectorAll<HTMLElement>('header nav')].filter((one) => one.checkVisibility())
  expect(bars().map((one) => one.getAttribute('aria-label'))).toEqual(['Utama', 'Katalog'])
  const order = region.element().querySelectorAll('header, h1')
  expect([...order].map(({ tagName }) => tagName)).toEqual(['HEADER', 'H1'])
  await screen.getByRole('radio', { name: 'Ponsel', exact: true }).click()
  // The logo's navigation stays; the rest is in the drawer.
  expect(bars().map((one) => one.getAttribute('aria-label'))).toEqual(['Utama'])
  const buttons = [...region.element().querySelectorAll<HTMLElement>('header button')]
  expect(buttons.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent)).toContain('Menu')
})

test('a page without site parts has no bars for visitors either', async () => {
  open({ isVisit: true })
  await expect.element(screen.getByRole('region', { name: /^Halaman pada/ })).toBeVisible()
  expect(document.querySelector('header.nav')).toBeNull()
})
