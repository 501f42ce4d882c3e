import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument, type StoredSection } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts, useBuilder } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { DragArea } from '../dnd/drag-area.tsx'
import { SectionInspector } from '../inspector/section-inspector.tsx'
import { createBuilderStore } from '../model/builder-store.ts'
import { createPresence } from '../model/presence.ts'
import { newSection } from '../model/section-acts.ts'
import { OutlineRow } from '../outline/outline-row.tsx'
import { show } from '../text/testing/open-text.tsx'

function Panels() {
  const section = useBuilder((state) => state.document.sections[0])
  return (
    section && (
      <>
        <ul>
          <OutlineRow section={section} index={0} />
        </ul>
        <SectionInspector section={section} />
      </>
    )
  )
}

function open(sections: StoredSection[]) {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind: 'exclusive', name: 'Kelas data', siteParts: 'off' } as LandingPage,
    document: { ...emptyDocument(), sections },
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const siteParts = { header: [], footer: [], media: [] }
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
    presence,
    siteParts,
  }
  const builder = (
    <ToastProvider>
      <BuilderContext value={parts as unknown as BuilderParts}>
        <DragArea>
          <Panels />
        </DragArea>
      </BuilderContext>
    </ToastProvider>
  )
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  return { audience: () => store.getState().document.sections[0]?.settings.audience, store }
}

test("a section's audience is chosen in its settings, shown in the outline, and removed by choosing all visitors", async () => {
  const { audience, store } = open([newSection('headline')])
  const source = screen.getByLabelText('Asal pengunjung', { exact: true })
  await userEvent.selectOptions(source, 'Dari iklan')
  await userEvent.click(screen.getByRole('radio', { name: 'Sudah masuk', exact: true }))
  expect(audience()).toEqual({ source: 'ads', account: 'in' })
  await expect.element(screen.getByLabelText('Untuk: Dari iklan, sudah masuk', { exact: true })).toBeVisible()
  await userEvent.selectOptions(source, 'Semua asal')
  await userEvent.click(
    screen.getByRole('radiogroup', { name: 'Akun pengunjung', exact: true }).getByRole('radio', { name: 'Semua' }),
  )
  expect(audience()).toBeUndefined()
  store.actions.undo()
  expect(audience()).toEqual({ source: 'any', account: 'in' })
})
