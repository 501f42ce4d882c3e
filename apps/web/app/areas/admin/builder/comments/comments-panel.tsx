import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useEffect, useRef } from 'react'
import { useBuilder, useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { regionMark } from '../stage/region-focus.ts'
import { sectionLabel } from '../model/section-name.ts'
import { CommentForm } from './comment-form.tsx'
import { ThreadCard } from './thread-card.tsx'
import { useCommentActs } from './use-comment-acts.ts'

/** The conversations of the page beside the canvas, or over its lower part where there is no room. Not modal. */
export function CommentsPanel() {
  const { threads, filter, sectionId, wanted, close, setFilter, showAllSections } = useWorkspace(
    ({ comments }) => comments,
  )
  const { announce } = useBuilderActions()
  const { begin } = useCommentActs()
  const selectedId = useBuilder((state) => state.selectedId)
  const aboutId = sectionId ?? selectedId
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === aboutId))
  const about = useBuilder((state) => state.document.sections[index])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // The comment button of a section focuses the input.
    if (wanted === null && sectionId === null) heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
    // Focused once, when the panel opens; a thread requested later takes the focus itself.
  }, [])
  const inReach = threads.filter((thread) => sectionId === null || thread.sectionId === sectionId)
  const count = (isResolved: boolean) => inReach.filter((thread) => thread.isResolved === isResolved).length
  const shown = inReach.filter(({ isResolved }) => isResolved === (filter === 'resolved'))
  return (
    <section
      aria-label="Komentar"
      {...regionMark}
      data-own-keys=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
      className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-30 flex h-[72dvh] flex-col overflow-hidden rounded-t-surface border-t border-line bg-surface shadow-e3 sm:inset-x-auto sm:end-0 sm:top-14 sm:h-auto sm:w-96 sm:rounded-none sm:border-s lg:bottom-0 lg:w-80 xl:w-[21.5rem]"
    >
      <div className="flex min-h-12 shrink-0 items-center justify-between gap-2 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="text-app-sm font-semibold outline-none">
          Komentar
        </h2>
        <IconButton label="Tutup komentar" icon={<Icon name="silang" />} onClick={close} />
      </div>
      <div className="flex flex-col gap-2 border-b border-line px-4 pb-3">
        <SegmentedControl
          label="Percakapan yang ditampilkan"
          options={[
            { value: 'open', label: `Terbuka (${count(false)})` },
            { value: 'resolved', label: `Selesai (${count(true)})` },
          ]}
          value={filter}
          onValueChange={(value) => setFilter(value === 'resolved' ? 'resolved' : 'open')}
          size="sm"
          isFullWidth
        />
        {sectionId !== null && (
          <Button size="sm" variant="quiet" onClick={showAllSections}>
            Tampilkan komentar semua bagian
          </Button>
        )}
      </div>
      <div
        data-region-body=""
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
      >
        {about ? (
          <div className="flex flex-col gap-2">
            <p className="text-app-xs text-muted">
              Komentar baru untuk bagian {index + 1}, {sectionLabel(about)}
            </p>
            <CommentForm
              key={about.id}
              label="Tulis komentar"
              action="Kirim komentar"
              isEager={sectionId !== null && wanted === null}
              onSend={async (text) => {
                await begin(about.id, text)
                setFilter('open')
                announce('Komentar terkirim')
              }}
            />
          </div>
        ) : (
          <p className="flex items-start gap-2 text-app-sm text-muted">
            <Icon name="info" size={16} className="mt-0.5 shrink-0" />
            Pilih sebuah bagian di kanvas untuk menulis komentar tentangnya.
          </p>
        )}
        {shown.length === 0 ? (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="obrolan" size={32} />}
            title={filter === 'open' ? 'Tidak ada percakapan terbuka' : 'Belum ada percakapan yang selesai'}
            text={
              filter === 'open'
                ? 'Tulis @ dan nama untuk menyebut seseorang: ia diberi tahu lewat e-mail.'
                : 'Percakapan yang ditandai selesai berpindah ke sini.'
            }
          />
        ) : (
          shown.map((thread) => <ThreadCard key={thread.id} thread={thread} />)
        )}
      </div>
    </section>
  )
}
