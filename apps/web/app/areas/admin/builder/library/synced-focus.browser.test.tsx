import type { LandingPage, SyncedSection } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts, useBuilder, useWorkspace } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { show } from '../text/testing/open-text.tsx'
import { SyncedNote } from './synced-note.tsx'
import { UpdateSyncedDialog } from './update-synced-dialog.tsx'

const pageId = '0199a1b2-0000-7000-8000-000000000001'

/** A synced section that says something else on this page, with its note and the dialog that updates the others. */
function openNote() {
  const source = newSection('headline')
  const changed = { ...source, content: { ...source.content, title: 'Hanya di sini' } }
  const synced: SyncedSection = {
    id: '0199a1b2-0000-7000-8000-000000000002',
    name: 'Pembuka bersama',
    revision: 1,
    section: source,
    media: [],
    uses: [
      {
        pageId,
        pageName: 'Kelas data',
        sectionId: source.id,
        status: 'draft',
        hasUnpublishedChanges: false,
        isCurrent: true,
      },
    ],
    canUndo: false,
    updatedAt: '2026-11-20T03:00:00.000Z',
    updatedBy: null,
  }
  const store = createBuilderStore({
    page: { id: pageId, status: 'draft', name: 'Kelas data' } as LandingPage,
    document: { ...emptyDocument(), sections: [changed] },
    media: [],
  })
  store.actions.select(changed.id)
  const workspace = createWorkspace()
  workspace.getState().synced.setAll(pageId, [synced])
  const saver = Object.assign(
    createStore(() => ({ status: 'saved', hasPending: false })),
    {
      flush: async () => true,
      refresh: async () => store.setState({ document: { ...emptyDocument(), sections: [source] } }),
    },
  )
  const parts = { store, workspace, saver, admin: { role: 9, menus: [] } } as unknown as BuilderParts
  function Note() {
    const section = useBuilder((state) => state.document.sections[0])
    return section ? <SyncedNote section={section} synced={synced} /> : null
  }
  function Dialogs() {
    const { open, close } = useWorkspace(({ dialogs }) => dialogs)
    return open === 'updateSynced' ? <UpdateSyncedDialog onClose={close} /> : null
  }
  show(
    <ToastProvider>
      <BuilderContext value={parts}>
        <div data-canvas-section={changed.id} role="group" aria-label="Bagian 1" tabIndex={-1}>
          Hanya di sini
        </div>
        <Note />
        <Dialogs />
      </BuilderContext>
    </ToastProvider>,
  )
  return { store, synced }
}

const section = () => screen.getByRole('group', { name: 'Bagian 1' })

test('after reverting a synced section to its source the focus stays at the section', async () => {
  openNote()
  await screen.getByRole('button', { name: 'Kembalikan seperti sumber' }).click()
  await expect.element(section()).toHaveFocus()
})

test('after updating a synced section everywhere the focus returns to it', async () => {
  const { synced } = openNote()
  const answer = {
    status: 200,
    message: 'Berhasil',
    data: { synced, pages: [{ pageId, pageName: 'Kelas data', outcome: 'same', message: null }] },
  }
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer))
  onTestFinished(() => fetching.mockRestore())
  await screen.getByRole('button', { name: 'Perbarui sumbernya' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Perbarui sumbernya' }).click()
  await dialog.getByRole('button', { name: 'Selesai' }).click()
  await expect.element(section()).toHaveFocus()
})
