import type { LandingPage } from '@naikkelas/contract'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../../builder-context.ts'
import { DragArea } from '../../dnd/drag-area.tsx'
import { createBuilderStore } from '../../model/builder-store.ts'
import { createPresence } from '../../model/presence.ts'
import { newSection } from '../../model/section-acts.ts'
import { show } from '../../text/testing/open-text.tsx'
import { Canvas } from '../canvas.tsx'

/** A canvas with a section of each of some types. */
export function openCanvas(types: readonly string[], { className }: { className?: string } = {}) {
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
          <div className={className}>
            <Canvas />
          </div>
        </DragArea>
      </BuilderContext>
    </ToastProvider>
  )
  const { container } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: builder }])} />)
  const idOf = (type: string) => sections.find((section) => section.type === type)?.id ?? ''
  return { store, sections, container, idOf }
}
