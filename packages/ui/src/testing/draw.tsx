import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { ThemePortalProvider } from '../theme/theme-portal.tsx'

/** Draws it in a page and removes it after the test, or when `remove` is called. */
export function draw(node: ReactNode): { place: HTMLElement; remove: () => void } {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  const root = createRoot(place)
  flushSync(() => root.render(<ThemePortalProvider>{node}</ThemePortalProvider>))
  let isThere = true
  const remove = () => {
    if (!isThere) return
    isThere = false
    flushSync(() => root.unmount())
    place.remove()
  }
  onTestFinished(remove)
  return { place, remove }
}
