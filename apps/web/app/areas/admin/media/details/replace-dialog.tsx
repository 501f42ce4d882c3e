import type { OutputFor } from '@naikkelas/contract'
import { type LibraryItem, type MediaUse, replaceMedia, undoReplacement } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { MediaPicture } from '../grid/media-picture.tsx'
import { MediaChooser } from '../media-chooser.tsx'
import { UndoneNote } from './replacement-list.tsx'
import { wordsOf } from './use-list.tsx'

interface ReplaceDialogProps {
  item: LibraryItem
  uses: readonly MediaUse[]
  onClose: () => void
  onDone: () => void
}

type Replaced = OutputFor<typeof replaceMedia>

/** Another picture in its place, everywhere: chosen, looked over, done, and taken back if it was wrong. */
export function ReplaceDialog({ item, uses, onClose, onDone }: ReplaceDialogProps) {
  const [chosen, setChosen] = useState<LibraryItem | null>(null)
  const [done, setDone] = useState<Replaced | null>(null)
  const pages = uses.filter(({ places, isInTrash }) => places > 0 && !isInTrash)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        title={`Ganti “${item.fileName}” di halaman`}
        description={
          chosen === null && pages.length > 0
            ? 'Pilih pengganti. Sebelum ada yang berubah, Anda melihat dulu halaman mana saja yang terkena.'
            : undefined
        }
      >
        {pages.length === 0 && done === null ? (
          <p className="text-app-sm text-muted">
            Media ini tidak dipasang di halaman mana pun, jadi tidak ada yang perlu diganti.
          </p>
        ) : done ? (
          <Result replaced={done} onDone={onDone} onClose={onClose} />
        ) : chosen ? (
          <Preview
            from={item}
            to={chosen}
            pages={pages}
            onBack={() => setChosen(null)}
            onReplaced={(replaced) => {
              setDone(replaced)
              onDone()
            }}
          />
        ) : (
          <MediaChooser kind={item.kind} exceptId={item.id} onChoose={setChosen} />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface PreviewProps {
  from: LibraryItem
  to: LibraryItem
  pages: readonly MediaUse[]
  onBack: () => void
  onReplaced: (replaced: Replaced) => void
}

function Preview({ from, to, pages, onBack, onReplaced }: PreviewProps) {
  const [pageIds, setPageIds] = useState<ReadonlySet<string>>(() => new Set(pages.map(({ pageId }) => pageId)))
  const [takesAlt, setTakesAlt] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const wanted = pages.filter(({ pageId }) => pageIds.has(pageId))
  const places = wanted.reduce((sum, use) => sum + use.places, 0)
  const live = wanted.filter(({ isLive }) => isLive).length
  const replace = async () => {
    setIsWorking(true)
    setMessage(null)
    try {
      onReplaced(
        await call(replaceMedia, {
          params: { mediaId: from.id },
          body: { withId: to.id, pageIds: [...pageIds], alt: takesAlt ? 'take' : 'keep' },
        }),
      )
    } catch (error) {
      setMessage(messageOf(error))
      setIsWorking(false)
    }
  }
  return (
    <div className="flex flex-col gap-4 text-app-sm">
      <div className="grid grid-cols-2 gap-4">
        <Side title="Sekarang" item={from} />
        <Side title="Pengganti" item={to} />
      </div>
      {live > 0 && (
        <Alert tone="info" title="Yang dilihat pengunjung belum berubah">
          {live} halaman sudah terbit. Halaman itu tetap memakai gambar lama sampai Anda menerbitkannya lagi.
        </Alert>
      )}
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold">
          {places} tempat di {wanted.length} halaman
        </legend>
        {pages.map((use) => (
          <Checkbox
            key={use.pageId}
            label={use.pageName}
            hint={wordsOf(use)}
            checked={pageIds.has(use.pageId)}
            onChange={({ target }) => {
              const next = new Set(pageIds)
              if (target.checked) next.add(use.pageId)
              else next.delete(use.pageId)
              setPageIds(next)
            }}
          />
        ))}
      </fieldset>
      {to.kind === 'image' && to.alt !== '' && (
        <Checkbox
          label="Pakai teks alternatif pengganti"
          hint={`“${to.alt}”. Tanpa ini, kata-kata di tiap halaman tetap seperti semula.`}
          checked={takesAlt}
          onChange={({ target }) => setTakesAlt(target.checked)}
        />
      )}
      {message !== null && (
        <Alert tone="danger" isLive>
          {message}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onBack}>
          Pilih yang lain
        </Button>
        <Button variant="primary" isLoading={isWorking} disabled={wanted.length === 0} onClick={() => void replace()}>
          Ganti di {wanted.length} halaman
        </Button>
      </div>
    </div>
  )
}

function Side({ title, item }: { title: string; item: LibraryItem }): ReactNode {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="truncate text-app-xs text-muted">
        {title}: {item.fileName}
      </figcaption>
      <MediaPicture media={item} />
    </figure>
  )
}

interface ResultProps {
  replaced: Replaced
  onDone: () => void
  onClose: () => void
}

function Result({ replaced: { replacement, left }, onDone, onClose }: ResultProps) {
  const [undone, setUndone] = useState<OutputFor<typeof undoReplacement> | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const undo = async () => {
    setIsWorking(true)
    try {
      setUndone(await call(undoReplacement, { params: { replacementId: replacement.id } }))
      onDone()
    } catch (error) {
      setMessage(messageOf(error))
    }
    setIsWorking(false)
  }
  const live = replacement.pages.filter(({ isLive }) => isLive)
  return (
    <div className="flex flex-col gap-4 text-app-sm">
      {undone ? (
        <UndoneNote undone={undone} />
      ) : (
        <Alert isLive tone={left.length === 0 ? 'ok' : 'warn'} title={`Diganti di ${replacement.pages.length} halaman`}>
          {live.length > 0 && (
            <p>Terbitkan lagi supaya pengunjung melihatnya: {live.map(({ name }) => name).join(', ')}.</p>
          )}
          {left.map(({ id, name, reason }) => (
            <p key={id}>
              {name} tidak berubah: {reason}
            </p>
          ))}
        </Alert>
      )}
      {message !== null && (
        <Alert tone="danger" isLive>
          {message}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {!undone && replacement.pages.length > 0 && (
          <Button isLoading={isWorking} onClick={() => void undo()}>
            Urungkan penggantian
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Selesai
        </Button>
      </div>
    </div>
  )
}
