import '../../../../app.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { openCanvas, whiteSection } from '../canvas/testing/open-canvas.tsx'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { show } from '../text/testing/open-text.tsx'
import { SavingQuestions } from './questions.tsx'

/** Measures after the frame: the browser reports a size that changes during delivery of sizes as an error of the page. */
class LaterResizes extends ResizeObserver {
  constructor(onResize: ResizeObserverCallback) {
    super((entries, observer) => requestAnimationFrame(() => onResize(entries, observer)))
  }
}

afterEach(() => vi.unstubAllGlobals())

test.each([360, 390])(
  'the notice of an ended session leaves the toolbar of the section free at %d px',
  async (width) => {
    vi.stubGlobal('ResizeObserver', LaterResizes)
    await screen.viewport(width, 740)
    const { store, parts, idOf } = openCanvas([whiteSection('headline')])
    const saver = createStore(() => ({ needsSignIn: false, needsReload: false, conflicts: [] }))
    show(
      <BuilderContext value={{ ...parts, saver, admin: { email: 'sari@contoh.test' } } as unknown as BuilderParts}>
        <SavingQuestions />
      </BuilderContext>,
    )
    store.actions.select(idOf('headline'))
    const toolbar = screen.getByRole('toolbar', { name: 'Bagian terpilih' })
    await expect.element(toolbar).toBeVisible()
    store.actions.startText({ sectionId: idOf('headline'), path: ['title'] })
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Kelas')
    saver.setState({ needsSignIn: true })
    const notice = screen.getByRole('alert')
    await expect.element(notice.getByRole('button', { name: 'Masuk lagi' })).toBeVisible()
    const { bottom } = notice.element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(toolbar.element().getBoundingClientRect().top)
  },
)
