import type { CommentThread } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { useBuilder, useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import { sectionLabel, sectionWords } from '../model/section-name.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { useCommentActs } from './use-comment-acts.ts'

/** One conversation, with the way to its section and what can be done with it. */
export function ThreadCard({ thread }: { thread: CommentThread }) {
  const { answer, settle, reopen } = useCommentActs()
  const { announce } = useBuilderActions()
  const { toast } = useToast()
  const [isAnswering, setAnswering] = useState(false)
  const wanted = useWorkspace(({ comments: state }) => (state.wanted?.threadId === thread.id ? state.wanted.at : null))
  const card = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (wanted === null) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  const turn = async () => {
    try {
      await (thread.isResolved ? reopen(thread) : settle(thread))
      announce(thread.isResolved ? 'Percakapan dibuka lagi' : 'Percakapan selesai')
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <article
      ref={card}
      aria-labelledby={heading}
      tabIndex={-1}
      className="rounded-box border border-line p-3 focus:outline-3 focus:outline-focus"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="min-w-0 text-app-xs font-semibold">
          <ThreadPlace thread={thread} />
        </h3>
        {thread.isResolved && (
          <Badge tone="ok" icon={<Icon name="centang" size={16} />}>
            Selesai
          </Badge>
        )}
      </div>
      <ol className="flex flex-col">
        {thread.comments.map((comment) => (
          <CommentItem key={comment.id} thread={thread} comment={comment} />
        ))}
      </ol>
      {isAnswering ? (
        <CommentForm
          label="Tulis balasan"
          action="Kirim balasan"
          isEager
          onSend={async (text) => {
            await answer(thread, text)
            setAnswering(false)
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button size="sm" onClick={() => setAnswering(true)}>
            Balas
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void turn()}>
            {thread.isResolved ? 'Buka lagi' : 'Tandai selesai'}
          </Button>
        </div>
      )}
    </article>
  )
}

/** The thread's section at its current place, or its former title. */
function ThreadPlace({ thread: { sectionId, sectionType, sectionWords: words } }: { thread: CommentThread }) {
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === sectionId))
  const section = useBuilder((state) => state.document.sections[index])
  const { select } = useBuilderActions()
  if (!section)
    return (
      <span className="flex flex-wrap items-center gap-1.5">
        <Badge tone="neutral" icon={<Icon name="hapus" size={16} />}>
          Bagian sudah dihapus
        </Badge>
        <span className="wrap-anywhere">{[sectionLabel({ type: sectionType }), words].filter(Boolean).join(': ')}</span>
      </span>
    )
  return (
    <button
      type="button"
      onClick={() => {
        select(sectionId)
        scrollToSection(sectionId)
      }}
      className="rounded-chip text-start text-link underline-offset-2 wrap-anywhere hover:underline"
    >
      {index + 1}. {[sectionLabel(section), sectionWords(section)].filter(Boolean).join(': ')}
    </button>
  )
}
