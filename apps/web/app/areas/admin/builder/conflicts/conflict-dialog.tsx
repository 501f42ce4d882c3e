import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import type { ReactNode } from 'react'
import { useBuilder, useBuilderParts, useSaving } from '../state/builder-context.ts'
import { sectionLabel } from '../model/section-name.ts'
import { byWhom, whoWords } from '../model/who-words.ts'
import type { Conflict } from '../save/index.ts'
import { chooseMine, chooseTheirs, conflictLabel, itemWords, restoreItem, restoreRemoved } from './settle.ts'
import { valueWords } from './value-words.ts'

/** Resolves edits of two people in the same place, one after the other. */
export function ConflictDialog() {
  const { store, saver, admin } = useBuilderParts()
  const conflict = useSaving((state) => state.conflicts[0])
  const needsReload = useSaving((state) => state.needsReload)
  const media = useBuilder((state) => state.media)
  if (needsReload) return <ReloadDialog />
  if (!conflict) return null
  const other = saver.causedBy(conflict)
  const who = whoWords(other, admin.id)
  const settle = (choose: () => void) => {
    choose()
    saver.settleConflict(conflict.id)
  }
  switch (conflict.kind) {
    case 'field':
      return (
        <FieldConflict
          conflict={conflict}
          who={who}
          theirs={other?.id === admin.id ? 'versi dari tab lain' : other ? `versi ${other.name}` : 'versi lainnya'}
          onMine={() => settle(() => chooseMine(store, conflict))}
          onTheirs={() => settle(() => chooseTheirs(store, conflict))}
        />
      )
    case 'removed':
      return (
        <Dialog isOpen>
          <DialogContent
            size="sm"
            isDismissible={false}
            title={`Bagian “${sectionLabel(conflict.section)}” sudah dihapus ${byWhom(who)}`}
            description="Perubahan Anda pada bagian itu belum hilang. Bagiannya dapat dikembalikan bersama perubahan Anda."
            footer={
              <>
                <Button onClick={() => settle(() => {})}>Biarkan terhapus</Button>
                <Button variant="primary" onClick={() => settle(() => restoreRemoved(store, conflict))}>
                  Kembalikan bagian
                </Button>
              </>
            }
          />
        </Dialog>
      )
    case 'refused':
      return (
        <Dialog isOpen>
          <DialogContent
            size="sm"
            isDismissible={false}
            title="Satu perubahan Anda ditolak server"
            description={`${conflict.sentence} Perubahan lain tetap tersimpan.`}
            footer={
              <Button variant="primary" onClick={() => settle(() => {})}>
                Mengerti
              </Button>
            }
          >
            {conflict.mine !== null && <Version name="Yang Anda tulis" words={valueWords(conflict.mine, media)} />}
          </DialogContent>
        </Dialog>
      )
    case 'removedItem':
      return (
        <Dialog isOpen>
          <DialogContent
            size="sm"
            isDismissible={false}
            title={`Item yang Anda ubah sudah dihapus ${byWhom(who)}`}
            description="Perubahan Anda padanya belum hilang. Itemnya dapat dikembalikan bersama perubahan Anda."
            footer={
              <>
                <Button onClick={() => settle(() => {})}>Biarkan terhapus</Button>
                <Button variant="primary" onClick={() => settle(() => restoreItem(store, conflict))}>
                  Kembalikan item
                </Button>
              </>
            }
          >
            <Version name="Yang Anda tulis" words={itemWords(conflict.item, media)} />
          </DialogContent>
        </Dialog>
      )
    case 'lost':
      return (
        <Dialog isOpen>
          <DialogContent
            size="sm"
            isDismissible={false}
            title="Satu perubahan Anda tidak lagi cocok"
            description="Susunan di tempat yang sama sudah diubah, jadi langkah itu dilewati. Periksa bagian yang terakhir Anda ubah."
            footer={
              <Button variant="primary" onClick={() => settle(() => {})}>
                Mengerti
              </Button>
            }
          />
        </Dialog>
      )
    default:
      return conflict satisfies never
  }
}

interface FieldConflictProps {
  conflict: Extract<Conflict, { kind: 'field' }>
  /** Who wrote the other version; null when that is not known. */
  who: string | null
  /** What the other version is called. */
  theirs: string
  onMine: () => void
  onTheirs: () => void
}

function FieldConflict({ conflict, who, theirs, onMine, onTheirs }: FieldConflictProps) {
  const document = useBuilder((state) => state.document)
  const media = useBuilder((state) => state.media)
  return (
    <Dialog isOpen>
      <DialogContent
        isDismissible={false}
        title={`Dua versi untuk “${conflictLabel(document, conflict)}”`}
        description={`Isian yang sama juga diubah ${byWhom(who)}. Pilih versi yang dipakai; pilihan ini dapat diurungkan.`}
      >
        <div className="grid gap-3 pt-1 sm:grid-cols-2">
          <Version name="Versi Anda" words={valueWords(conflict.mine, media)}>
            <Button variant="primary" isFullWidth onClick={onMine}>
              Pakai versi Anda
            </Button>
          </Version>
          <Version name={capital(theirs)} words={valueWords(conflict.theirs, media)}>
            <Button isFullWidth onClick={onTheirs}>
              Pakai {theirs}
            </Button>
          </Version>
        </div>
      </DialogContent>
    </Dialog>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function Version({ name, words, children }: { name: string; words: string; children?: ReactNode }) {
  return (
    <section aria-label={name} className="flex min-w-0 flex-col rounded-field border border-line p-3">
      <h3 className="pb-1 text-app-xs font-semibold text-muted">{name}</h3>
      <p className="max-h-60 overflow-y-auto text-app-sm wrap-anywhere whitespace-pre-wrap">{words}</p>
      {children !== undefined && <div className="mt-auto pt-3">{children}</div>}
    </section>
  )
}

function ReloadDialog() {
  return (
    <Dialog isOpen>
      <DialogContent
        size="sm"
        isDismissible={false}
        title="Penyunting ini sudah lama"
        description="Halaman ini disunting dengan versi yang lebih baru. Muat ulang untuk melanjutkan; yang belum tersimpan menunggu di browser ini dan dikirim setelahnya."
        footer={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Muat ulang
          </Button>
        }
      />
    </Dialog>
  )
}
