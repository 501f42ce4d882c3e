import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { show } from '../text/testing/open-text.tsx'
import { DragArea } from './drag-area.tsx'
import { useDrag } from './drag-state.ts'
import { SortableItem, SortableItems } from './sortable-items.tsx'

/** What drags is on its way until this is called. */
const engine = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive, arrived }
})

vi.mock('./drag-engine.tsx', async (original) => {
  await engine.arrived
  return original()
})

function openList({ isInPanel = false } = {}) {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
    presence,
  } as unknown as BuilderParts
  show(
    <ToastProvider>
      <BuilderContext value={parts}>
        <DragArea>
          {isInPanel ? (
            <div data-panel="" style={{ height: 90, overflowY: 'auto' }}>
              <List />
              <div style={{ height: 2000 }} />
            </div>
          ) : (
            <List />
          )}
          <Held />
        </DragArea>
      </BuilderContext>
    </ToastProvider>,
  )
}

const Held = () => useDrag(({ item }) => item) && <p>Sedang diseret</p>

function List() {
  const [names, setNames] = useState(['Modal', 'Harga', 'Promosi'])
  const move = (id: string, index: number) =>
    setNames((known) => known.filter((name) => name !== id).toSpliced(index, 0, id))
  return (
    <SortableItems items={names.map((name) => ({ id: name, name }))} onMove={move}>
      {names.map((name) => (
        <SortableItem key={name} id={name} name={name} header={<span data-name="">{name}</span>} />
      ))}
    </SortableItems>
  )
}

const names = () => [...document.querySelectorAll('[data-name]')].map(({ textContent }) => textContent)
const handle = (name: string) => page.getByRole('button', { name: `Seret ${name}` })

function mouse(type: string, at: { x: number; y: number }, target: Element | Document = document) {
  target.dispatchEvent(
    new MouseEvent(type, { clientX: at.x, clientY: at.y, button: 0, bubbles: true, cancelable: true }),
  )
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function key(code: string, target: Element | null = document.activeElement) {
  target?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

afterEach(() => vi.restoreAllMocks())

test('offline, a drag is announced as unavailable, and nothing moves', async () => {
  openList()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const from = handle('Modal').element()
  mouse('mousedown', middleOf(from), from)
  mouse('mousemove', middleOf(handle('Promosi').element()))
  mouse('mouseup', middleOf(handle('Promosi').element()))
  await expect.element(page.getByText('Belum dapat diseret. Periksa koneksi Anda, lalu coba lagi.')).toBeVisible()
  expect(names()).toEqual(['Modal', 'Harga', 'Promosi'])
})

test('a drag and drop before the drag module has loaded is applied as soon as it has', async () => {
  openList()
  const [from, to] = [handle('Modal').element(), handle('Promosi').element()]
  const below = { ...middleOf(to), y: to.getBoundingClientRect().bottom + 2 }
  mouse('mousedown', middleOf(from), from)
  mouse('mousemove', below)
  mouse('mouseup', below)
  expect(names()).toEqual(['Modal', 'Harga', 'Promosi'])
  engine.arrive()
  await expect.poll(names).toEqual(['Harga', 'Promosi', 'Modal'])
})

test('all keys of a keyboard drag are handled, also simultaneous ones', async () => {
  openList()
  const first = handle('Modal').element()
  if (first instanceof HTMLElement) first.focus()
  for (const code of ['Space', 'ArrowDown', 'Space']) key(code)
  await expect.poll(names).toEqual(['Harga', 'Modal', 'Promosi'])
})

test('a press that does not move is no drag', async () => {
  openList()
  const at = handle('Harga').element()
  mouse('mousedown', middleOf(at), at)
  mouse('mouseup', middleOf(at))
  mouse('mousemove', { x: 0, y: 0 })
  await expect.poll(names).toEqual(['Modal', 'Harga', 'Promosi'])
})

for (const [loss, target] of [
  ['blur', window],
  ['pointercancel', window],
  ['visibilitychange', document],
] as const)
  test(`a drag ends without a drop when the window or the pointer is lost: ${loss}`, async () => {
    engine.arrive()
    openList()
    const held = () => page.getByText('Sedang diseret').query() !== null
    const from = handle('Modal').element()
    const below = { ...middleOf(from), y: handle('Promosi').element().getBoundingClientRect().bottom + 2 }
    mouse('mousedown', middleOf(from), from)
    await expect
      .poll(() => {
        mouse('mousemove', below)
        return held()
      })
      .toBe(true)
    target.dispatchEvent(new Event(loss, { bubbles: true }))
    await expect.poll(held).toBe(false)
    // The button was released elsewhere; moving on drags nothing.
    mouse('mousemove', middleOf(from))
    mouse('mouseup', below)
    await nextFrame()
    expect(names()).toEqual(['Modal', 'Harga', 'Promosi'])
  })

test('an item dragged beyond the edge scrolls its list to the end, and not further', async () => {
  engine.arrive()
  openList({ isInPanel: true })
  const from = handle('Modal').element()
  const panel = document.querySelector<HTMLElement>('[data-panel]')
  if (!panel) throw new Error('There is no panel.')
  const beyond = { x: middleOf(from).x, y: panel.getBoundingClientRect().bottom + 60 }
  mouse('mousedown', middleOf(from), from)
  const endInSight = () => {
    const items = document.querySelectorAll('[data-list-item]')
    const last = items[items.length - 1]?.getBoundingClientRect().bottom ?? 0
    return panel.getBoundingClientRect().bottom - last
  }
  // What drags arrives meanwhile, and it scrolls where the pointer has been heading.
  let step = 0
  const scrolledByDragging = () => {
    step += 1
    mouse('mousemove', { ...beyond, y: beyond.y - 90 + Math.min(90, step * 10) + (step % 4) })
    return endInSight()
  }
  await expect.poll(scrolledByDragging).toBeGreaterThanOrEqual(0)
  for (let frame = 0; frame < 20; frame++) await nextFrame()
  expect(Math.round(endInSight())).toBe(0)
  mouse('mouseup', beyond)
  await expect.poll(names).toEqual(['Harga', 'Promosi', 'Modal'])
})
