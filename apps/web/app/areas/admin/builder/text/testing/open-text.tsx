import '../../../../../app.css'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { userEvent } from 'vitest/browser'
import { onTestFinished } from 'vitest'

/** Renders into the page until the test ends; `draw` renders again, as a change of its props does. */
export function show(node: ReactNode): { container: HTMLElement; draw: (node: ReactNode) => void } {
  const container = document.createElement('div')
  document.body.append(container)
  const root: Root = createRoot(container)
  const draw = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>))
  draw(node)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return { container, draw }
}

/** Presses keys one after another in whatever has the focus. */
export const press = (keys: string) => userEvent.keyboard(keys)

/** Pastes as a browser does: an event with the clipboard's data, at the caret. */
export function paste(element: Element, clip: { text?: string; html?: string }): void {
  const data = new DataTransfer()
  if (clip.text !== undefined) data.setData('text/plain', clip.text)
  if (clip.html !== undefined) data.setData('text/html', clip.html)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
