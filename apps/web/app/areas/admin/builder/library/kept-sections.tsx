import { hasCapability } from '@naikkelas/contract/identity'
import {
  deleteSavedSection,
  deleteSyncedSection,
  renameSavedSection,
  type SavedSection,
  type SyncedSection,
} from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { insertSaved, insertSynced } from './insert-kept.ts'
import { KeptItem } from './kept-item.tsx'
import { dropSaved, loadLibrary, setSaved } from './library-store.ts'
import { NameForm } from './name-form.tsx'
import { pageCount } from '../state/synced-uses.ts'

type Question =
  | { kind: 'rename'; saved: SavedSection }
  | { kind: 'forget'; saved: SavedSection }
  | { kind: 'end'; synced: SyncedSection }

interface KeptSectionsProps {
  /** Shows only what is called so; all of it when empty. */
  search: string
}

/** What marketers keep for all pages: sections to copy, and sections that follow their source. */
export function KeptSections({ search }: KeptSectionsProps) {
  const parts = useBuilderParts()
  const { toast } = useToast()
  const { workspace } = parts
  const { state, problem, saved, synced } = useWorkspace(({ library }) => library)
  const pageId = useBuilder((builder) => builder.page.id)
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => void loadLibrary(workspace), [workspace])
  const isDesigner = hasCapability(parts.admin, 'landing_pages', 'design')
  const tools = { store: parts.store, saver: parts.saver, workspace, toast }
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(search.trim().toLowerCase())
  const [shownSaved, shownSynced] = [saved.filter(matches), synced.filter(matches)]
  const insert = (run: () => Promise<void>) => () => {
    void run()
    workspace.getState().panels.closeSheet()
  }
  if (state === 'failed')
    return (
      <div className="flex flex-col items-start gap-2 px-4 pb-4">
        <p className="text-app-sm text-muted">{problem}</p>
        <Button size="sm" onClick={() => void loadLibrary(workspace)}>
          Coba lagi
        </Button>
      </div>
    )
  if (state !== 'loaded')
    return (
      <p className="px-4 pb-4 text-app-sm text-muted" aria-busy="true">
        Memuat bagian tersimpan …
      </p>
    )
  if (shownSaved.length === 0 && shownSynced.length === 0)
    return search.trim() === '' ? (
      <p className="px-4 pb-4 text-app-sm text-muted">
        Belum ada bagian tersimpan. Pilih sebuah bagian, lalu pakai “Simpan sebagai bagian tersimpan” di “Tindakan
        lain”.
      </p>
    ) : null
  return (
    <div className="px-4 pb-4">
      {shownSaved.length > 0 && (
        <>
          <h3 className="pb-2 text-app-xs font-semibold text-muted">Tersimpan</h3>
          <ul className="grid grid-cols-2 gap-2 pb-4" aria-label="Bagian tersimpan">
            {shownSaved.map((one) => (
              <KeptItem
                key={one.id}
                id={one.id}
                name={one.name}
                onDrop={(afterId) => void insertSaved(tools, one, afterId)}
                note={one.sections.length > 1 ? `${one.sections.length} bagian` : '1 bagian'}
                sections={one.sections}
                media={one.media}
                onInsert={insert(() => insertSaved(tools, one))}
                acts={
                  isDesigner
                    ? [
                        { label: 'Ganti nama', run: () => setQuestion({ kind: 'rename', saved: one }) },
                        {
                          label: 'Hapus dari tersimpan',
                          isDanger: true,
                          run: () => setQuestion({ kind: 'forget', saved: one }),
                        },
                      ]
                    : []
                }
              />
            ))}
          </ul>
        </>
      )}
      {shownSynced.length > 0 && (
        <>
          <h3 className="pb-2 text-app-xs font-semibold text-muted">Tersinkron</h3>
          <ul className="grid grid-cols-2 gap-2" aria-label="Bagian tersinkron">
            {shownSynced.map((one) => (
              <KeptItem
                key={one.id}
                id={one.id}
                name={one.name}
                onDrop={(afterId) => void insertSynced(tools, one, afterId)}
                note={`Dipakai di ${pageCount(one)} halaman`}
                sections={[one.section]}
                media={one.media}
                onInsert={insert(() => insertSynced(tools, one))}
                acts={
                  isDesigner
                    ? [
                        {
                          label: 'Akhiri sinkronisasi',
                          isDanger: true,
                          run: () => setQuestion({ kind: 'end', synced: one }),
                        },
                      ]
                    : []
                }
              />
            ))}
          </ul>
        </>
      )}
      {question?.kind === 'rename' && (
        <NameForm
          title="Ganti nama"
          description="Nama ini dilihat semua pemasar di palet."
          label="Nama bagian tersimpan"
          confirmLabel="Simpan nama"
          proposed={question.saved.name}
          onClose={() => setQuestion(null)}
          onSave={async (name) =>
            setSaved(
              workspace,
              await call(renameSavedSection, { params: { savedSectionId: question.saved.id }, body: { name } }),
            )
          }
        />
      )}
      {question?.kind === 'forget' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setQuestion(null)}
          title={`Hapus “${question.saved.name}”?`}
          description="Bagian ini hilang dari palet semua pemasar. Halaman yang sudah memakainya tidak berubah."
          confirmLabel="Hapus bagian tersimpan"
          onConfirm={async () => {
            await call(deleteSavedSection, { params: { savedSectionId: question.saved.id } })
            dropSaved(workspace, question.saved.id)
          }}
          errorMessage={messageOf}
        />
      )}
      {question?.kind === 'end' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setQuestion(null)}
          title={`Akhiri sinkronisasi “${question.synced.name}”?`}
          description={`Isinya tetap di ${pageCount(question.synced)} halaman, tetapi tidak lagi diperbarui bersama.`}
          confirmLabel="Akhiri sinkronisasi"
          onConfirm={async () => {
            await call(deleteSyncedSection, { params: { syncedSectionId: question.synced.id } })
            workspace.getState().synced.setOne(pageId, { ...question.synced, uses: [] })
            await loadLibrary(workspace)
          }}
          errorMessage={messageOf}
        />
      )}
    </div>
  )
}
