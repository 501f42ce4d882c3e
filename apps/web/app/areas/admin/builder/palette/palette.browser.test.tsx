import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { DragArea } from '../dnd/drag-area.tsx'
import { createBuilderStore } from '../model/builder-store.ts'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { show } from '../text/testing/open-text.tsx'
import { Palette } from './palette.tsx'
import { sectionSamples } from './section-samples.ts'

test('the name of any section and Enter insert exactly that section', { timeout: 60_000 }, async () => {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  show(
    <ToastProvider>
      <BuilderContext
        value={{ store, workspace: createWorkspace(), admin: { role: 0, menus: [] } } as unknown as BuilderParts}
      >
        <DragArea>
          <Palette />
        </DragArea>
      </BuilderContext>
    </ToastProvider>,
  )
  const search = screen.getByRole('searchbox', { name: 'Cari bagian' })
  const inserted: [string, string | undefined][] = []
  for (const { label } of sectionSamples) {
    await search.fill(label)
    await userEvent.keyboard('{Enter}')
    const { document, selectedId } = store.getState()
    inserted.push([label, document.sections.find(({ id }) => id === selectedId)?.type])
  }
  expect(inserted).toEqual(sectionSamples.map(({ label, type }) => [label, type]))
})
