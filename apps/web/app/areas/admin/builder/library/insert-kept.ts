import { addSyncedUse, type SavedSection, type SyncedSection } from '@naikkelas/contract/pages'
import { shortId } from '@naikkelas/page'
import type { ToastOptions } from '@naikkelas/ui/toast'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { insertArrived } from '../clipboard/paste.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { placeForNew } from '../model/section-acts.ts'
import type { Saver } from '../save/index.ts'
import type { Workspace } from '../state/workspace.ts'
import { setSynced } from './library-store.ts'
import { saveFirst } from './sync-section-dialog.tsx'

interface Tools {
  store: BuilderStore
  saver: Saver
  workspace: Workspace
  toast: (options: ToastOptions) => unknown
}

/**
 * A copy of kept sections, with ids of its own.
 * @param afterId the section it comes after, null for the first place; @default where new sections come
 */
export async function insertSaved(
  { store, toast }: Tools,
  saved: SavedSection,
  afterId?: string | null,
): Promise<void> {
  store.actions.addMedia(saved.media)
  await insertArrived({ store, toast }, saved.sections, { said: 'ditambahkan', afterId })
}

/** A section that follows its source from now on. Its items keep their ids, so that updates touch only what differs. */
export async function insertSynced(
  { store, saver, workspace, toast }: Tools,
  synced: SyncedSection,
  place?: string | null,
): Promise<void> {
  const { document, selectedId, insertAfter, page } = store.getState()
  const section = { ...synced.section, id: shortId() }
  const requested = place === undefined ? insertAfter : place
  const afterId = requested === undefined ? placeForNew(document, selectedId) : requested
  store.actions.addMedia(synced.media)
  const isDone = store.actions.edit([{ kind: 'insertSection', section, afterId }], {
    select: section.id,
    announce: `${synced.name} ditambahkan, tersinkron`,
  })
  if (!isDone) return
  try {
    await saveFirst(saver)
    const body = { pageId: page.id, sectionId: section.id }
    const followed = await call(addSyncedUse, { params: { syncedSectionId: synced.id }, body })
    workspace.getState().synced.setOne(page.id, followed)
    setSynced(workspace, followed)
  } catch (error) {
    toast({
      title: 'Bagian ditambahkan sebagai salinan biasa',
      text: `Bagian itu belum tersinkron. ${messageOf(error)}`,
      tone: 'warn',
    })
  }
}
