import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../../state/builder-context.ts'
import { createWorkspace } from '../../state/workspace.ts'
import { DragArea } from '../../dnd/drag-area.tsx'
import { createBuilderStore } from '../../model/builder-store.ts'
import { createPresence } from '../../model/presence.ts'
import { newSection } from '../../model/section-acts.ts'
import { show } from '../../text/testing/open-text.tsx'
import { Canvas } from '../canvas.tsx'

/** A new section of a type, on white background: the following section must not affect it. */
export function whiteSection(type: string): StoredSection {
  const section = newSection(type)
  return { ...section, settings: { ...section.settings, tone: 'white' } }
}

interface CanvasOptions {
  /** Of its frame. */
  className?: string
  /** Of the document, beside its sections. */
  rest?: Partial<PageDocument>
}

/** A draft's canvas without the rest of the builder. */
export function openCanvas(sections: readonly StoredSection[], { className, rest }: CanvasOptions = {}) {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', kind: 'exclusive', name: 'Kelas data', siteParts: 'off' } as LandingPage,
    document: { ...emptyDocument(), ...rest, sections: [...sections] },
    media: [],
  })
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const saver = createStore(() => ({ status: 'saved' }))
  const siteParts = { header: [], footer: [], media: [] }
  const parts = { store, workspace: createWorkspace(), saver, presence, siteParts } as unknown as BuilderParts
  const builder = (
    <ToastProvider>
      <BuilderContext value={parts}>
        <DragArea>
          <div className={className}>
            <Canvas />
          </div>
        </DragArea>
      </BuilderContext>
    </ToastProvider>
  )
  const { container } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  const idOf = (type: string) => sections.find((section) => section.type === type)?.id ?? ''
  const contentOf = (type: string) =>
    store.getState().document.sections.find((section) => section.type === type)?.content ?? {}
  return { store, parts, container, idOf, contentOf }
}
