import { afterEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

/** Measures after the frame: the browser reports a size that changes during delivery of sizes as an error of the page. */
class LaterResizes extends ResizeObserver {
  constructor(onResize: ResizeObserverCallback) {
    super((entries, observer) => requestAnimationFrame(() => onResize(entries, observer)))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function mouse(type: string, at: { x: number; y: number }, target: Element | Document = document) {
  const init = { clientX: at.x, clientY: at.y, button: 0, bubbles: true, cancelable: true }
  target.dispatchEvent(new MouseEvent(type, init))
}

test('held at the lower edge, a section travels to the end of a long page in few frames', async () => {
  await screen.viewport(1280, 800)
  vi.stubGlobal('ResizeObserver', LaterResizes)
  const sections = Array.from({ length: 60 }, () => whiteSection('paragraph'))
  const { store, container } = openCanvas(sections, { className: 'flex h-[700px] w-[1000px]' })
  const first = sections[0]?.id ?? ''
  store.actions.select(first)
  const handle = screen.getByRole('button', { name: /^Seret bagian/ })
  await expect.element(handle).toBeVisible()
  const scroller = container.querySelector('[data-canvas-scroller]')
  if (!scroller) throw new Error('There is no canvas.')
  const { left, width, bottom } = scroller.getBoundingClientRect()
  const edge = { x: left + width / 2, y: bottom - 2 }
  const from = handle.element().getBoundingClientRect()
  mouse('mousedown', { x: from.left + 4, y: from.top + 4 }, handle.element())
  await vi.waitFor(() => {
    mouse('mousemove', edge)
    expect(scroller.scrollTop).toBeGreaterThan(0)
  })
  let frames = 0
  const isAtEnd = () => scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
  for (; !isAtEnd() && frames < 600; frames += 1) await nextFrame()
  // Two seconds of a screen with 60 frames each.
  expect(frames).toBeLessThan(120)
  mouse('mousemove', edge)
  mouse('mouseup', edge)
  await expect.poll(() => store.getState().document.sections.at(-1)?.id).toBe(first)
})
