import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import { useMediaQuery, wideScreen } from '../../kit/use-media-query.ts'
import type { FindQuery } from '../state/find-query.ts'
import { findHits, type Hit, replaceOperations } from './find-hits.ts'

/** Limit of the server for one change. */
const mostOperations = 600
/** Rows drawn; all hits are counted and replaced. */
const mostRows = 200

/** Finds words in all texts of the page, and replaces one hit or all of them in one step. */
export function FindReplaceDialog({ onClose }: { onClose: () => void }) {
  const { store, workspace } = useBuilderParts()
  const document = useBuilder((state) => state.document)
  const { words, replacement, isCaseSensitive, isWholeWord } = useWorkspace(({ find }) => find)
  const change = (part: Partial<FindQuery>) => workspace.change('find', part)
  const wanted = useDeferredValue(words)
  const isWide = useMediaQuery(wideScreen)
  const [said, setSaid] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const lastRow = useRef<number | null>(null)
  const hits = useMemo(
    () => findHits(document, { words: wanted, isCaseSensitive, isWholeWord }),
    [document, wanted, isCaseSensitive, isWholeWord],
  )

  // The button that was pressed goes with its hit: the keyboard goes on at the next one, at last where one searches.
  useLayoutEffect(() => {
    if (lastRow.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-replace-hit]') ?? []
    const next = buttons[Math.min(lastRow.current, buttons.length - 1)] ?? field.current
    lastRow.current = null
    next?.focus()
  }, [hits])

  const replace = (chosen: readonly Hit[], row = 0) => {
    const { operations, replaced, tooLong } = replaceOperations(document, chosen, replacement)
    const kept = tooLong.map(({ where, label }) => `${where}, ${label}`).join('; ')
    const left = tooLong.length > 0 ? ` Tidak diganti karena menjadi terlalu panjang: ${kept}.` : ''
    if (operations.length > mostOperations) return setSaid('Terlalu banyak isian sekaligus. Persempit yang dicari.')
    if (operations.length === 0) return setSaid(`Tidak ada yang diganti.${left}`)
    store.actions.endRun()
    lastRow.current = row
    const isDone = store.actions.edit(operations, { announce: `${replaced} temuan diganti. Dapat diurungkan.` })
    setSaid(
      isDone ? `${replaced} temuan diganti, satu langkah yang dapat diurungkan.${left}` : 'Tidak ada yang diganti.',
    )
  }
  const jump = ({ place }: Hit) => {
    onClose()
    store.actions.jumpTo({ sectionId: place.sectionId, path: place.path })
    if (place.sectionId !== null) scrollToSection(place.sectionId)
    if (!isWide) workspace.getState().panels.openSheet('inspector')
  }
  const places = new Set(hits.map(({ place }) => `${place.sectionId}/${place.path.join('/')}`)).size
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        title="Cari dan ganti"
        description="Di semua teks halaman ini, termasuk penawaran dan teks untuk mesin pencari."
        footer={
          <>
            <p className="me-auto min-w-0 text-app-xs text-muted" aria-live="polite">
              {said ??
                (words === ''
                  ? ''
                  : hits.length === 0
                    ? 'Tidak ditemukan'
                    : `${hits.length} temuan di ${places} isian`)}
            </p>
            <Button variant="primary" disabled={hits.length === 0} onClick={() => replace(hits)}>
              Ganti semua
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-1">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Cari">
              <Input
                ref={field}
                value={words}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => {
                  setSaid(null)
                  change({ words: event.target.value })
                }}
              />
            </Field>
            <Field label="Ganti dengan">
              <Input
                value={replacement}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => change({ replacement: event.target.value })}
              />
            </Field>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Checkbox
              label="Bedakan huruf besar dan kecil"
              checked={isCaseSensitive}
              onChange={(event) => change({ isCaseSensitive: event.target.checked })}
            />
            <Checkbox
              label="Kata utuh saja"
              checked={isWholeWord}
              onChange={(event) => change({ isWholeWord: event.target.checked })}
            />
          </div>
          {hits.length > 0 && (
            <ul ref={list} aria-label="Temuan" className="flex flex-col">
              {hits.slice(0, mostRows).map((hit, row) => (
                <HitRow key={keyOf(hit)} hit={hit} onJump={() => jump(hit)} onReplace={() => replace([hit], row)} />
              ))}
            </ul>
          )}
          {hits.length > mostRows && (
            <p className="text-app-xs text-muted">
              {mostRows} temuan pertama ditampilkan; “Ganti semua” mengganti semuanya.
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const keyOf = ({ place, line, match }: Hit) => `${place.sectionId}/${place.path.join('/')}/${line}/${match.from}`

function HitRow({ hit, onJump, onReplace }: { hit: Hit; onJump: () => void; onReplace: () => void }) {
  const { place, before, found, after } = hit
  return (
    <li className="flex items-center gap-2 border-b border-line py-1.5 last:border-b-0">
      <button
        type="button"
        onClick={onJump}
        className="min-h-11 min-w-0 flex-1 rounded-control px-1 text-start hover:bg-hover"
      >
        <span className="block truncate text-app-xs text-muted">
          {place.where}: {place.label}
        </span>
        <span className="block truncate text-app-sm">
          {before}
          <mark className="rounded-chip bg-warn-ground font-semibold text-warn">{found}</mark>
          {after}
        </span>
      </button>
      <Button
        size="sm"
        data-replace-hit=""
        onClick={onReplace}
        aria-label={`Ganti temuan di ${place.where}, ${place.label}`}
      >
        Ganti
      </Button>
    </li>
  )
}
