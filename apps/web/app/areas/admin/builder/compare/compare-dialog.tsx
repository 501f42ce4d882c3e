import { hasCapability } from '@naikkelas/contract/identity'
import { restoredSections, restoreOperations } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { restorationWords } from '../versions/restoration-words.ts'
import { useVersions } from '../versions/use-versions.ts'
import { ComparedPage } from './compared-page.tsx'
import { SideChoice } from './side-choice.tsx'
import { type Side, usualSides } from '../state/sides.ts'
import { restorable, useComparison } from './use-comparison.ts'
import { useRestore } from './use-restore.ts'

/** Two versions of the page side by side: the head, the published, a named or earlier one. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { admin } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const requested = useWorkspace(({ dialogs }) => dialogs.comparedWith)
  const versions = useVersions(page.id)
  const [chosen, setChosen] = useState<{ before: Side; after: Side } | null>(null)
  const all = versions.state === 'loaded' ? versions.value : []
  const sides = chosen ?? (requested !== null ? { before: requested, after: 'head' } : usualSides(all))
  const comparison = useComparison(page.id, sides ?? { before: 'head', after: 'head' })
  const restore = useRestore()
  const mayRestore = hasCapability(admin, 'landing_pages', 'design')
  const older =
    (sides && mayRestore && comparison.state === 'loaded' && restorable(sides, comparison.value)?.older) || null
  const failure = versions.state === 'failed' ? versions : comparison.state === 'failed' ? comparison : null
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Bandingkan versi"
        size="xl"
        className="compare-window"
        // N and P go from change to change; in a choice they would look for options.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        footer={
          older ? (
            <RestoreFooter
              words={<RestorationWords older={older.document} />}
              onRestore={() => restore(older, 'all') && onClose()}
            />
          ) : undefined
        }
      >
        {failure && (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="peringatan" size={32} />}
            title="Versi belum terbaca"
            text={failure.message}
            action={<Button onClick={failure.again}>Coba lagi</Button>}
          />
        )}
        {versions.state === 'loaded' && sides === null && (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="riwayat" size={32} />}
            title="Belum ada versi untuk dibandingkan"
            text="Terbitkan halaman ini atau simpan sebuah versi, lalu bandingkan dengan yang sekarang."
          />
        )}
        {sides && (
          <div className="flex items-end gap-2 px-5 pb-2">
            <SideChoice
              label="Sebelum"
              side={sides.before}
              versions={all}
              onChange={(before) => setChosen({ ...sides, before })}
            />
            <IconButton
              label="Tukar sisi"
              title="Tukar sisi"
              icon={<Icon name="muat-ulang" />}
              onClick={() => setChosen({ before: sides.after, after: sides.before })}
            />
            <SideChoice
              label="Sesudah"
              side={sides.after}
              versions={all}
              onChange={(after) => setChosen({ ...sides, after })}
            />
          </div>
        )}
        {!failure && (versions.state === 'loading' || (sides && comparison.state === 'loading')) && (
          <div className="grid flex-1 grid-cols-2 gap-3 p-4" aria-busy="true">
            <Skeleton shape="box" className="h-full" />
            <Skeleton shape="box" className="h-full" />
          </div>
        )}
        {sides && comparison.state === 'loaded' && <ComparedPage comparison={comparison.value} older={older} />}
      </DialogContent>
    </Dialog>
  )
}

function RestorationWords({ older }: { older: Parameters<typeof restoreOperations>[1] }) {
  const present = useBuilder((state) => state.document)
  return restorationWords(restoreOperations(present, older), restoredSections(present, older))
}

function RestoreFooter({ words, onRestore }: { words: ReactNode; onRestore: () => void }) {
  return (
    <>
      <p className="me-auto min-w-0 text-app-xs text-muted max-sm:hidden">{words}</p>
      <Button variant="primary" onClick={onRestore}>
        Pulihkan seluruh versi
      </Button>
    </>
  )
}
