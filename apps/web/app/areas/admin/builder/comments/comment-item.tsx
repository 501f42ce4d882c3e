import type { Comment, CommentThread } from '@naikkelas/contract/pages'
import { Avatar } from '@naikkelas/ui/avatar'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { formatAgo, formatDateTime } from '@naikkelas/ui/format'
import { useBuilderParts } from '../state/builder-context.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentWords } from './comment-words.tsx'
import { useCommentActs } from './use-comment-acts.ts'

/** One comment: author, time and text; one's own can be edited and deleted. */
export function CommentItem({ thread, comment }: { thread: CommentThread; comment: Comment }) {
  const { admin } = useBuilderParts()
  const { rewrite, takeBack } = useCommentActs()
  const { toast } = useToast()
  const [isEditing, setEditing] = useState(false)
  const [asks, setAsks] = useState(false)
  const name = comment.author?.name ?? 'Akun yang sudah dihapus'
  const isMine = comment.author?.id === admin.id && !comment.isDeleted
  return (
    <li className="flex gap-2.5 py-2">
      <Avatar name={name} size="sm" isDecorative className="shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-app-xs">
          <span className="font-semibold">{name}</span>
          <time dateTime={comment.at} title={formatDateTime(comment.at)} className="text-muted">
            {formatAgo(comment.at, new Date())}
            {comment.editedAt !== null && ', diubah'}
          </time>
        </p>
        {comment.isDeleted && <p className="text-app-sm text-muted italic">Komentar dihapus</p>}
        {isEditing && (
          <CommentForm
            label="Ubah komentar"
            action="Simpan komentar"
            text={comment.text}
            isEager
            onSend={async (text) => {
              await rewrite(thread, comment, text)
              setEditing(false)
            }}
            onCancel={() => setEditing(false)}
          />
        )}
        {!comment.isDeleted && !isEditing && <CommentWords comment={comment} />}
        {isMine && !isEditing && (
          <div className="-ms-2 flex flex-wrap gap-1">
            {asks ? (
              <>
                <Button
                  size="sm"
                  variant="danger"
                  onClick={() =>
                    takeBack(thread, comment).catch((error: unknown) =>
                      toast({ title: messageOf(error), tone: 'danger' }),
                    )
                  }
                >
                  Ya, hapus komentar
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setAsks(false)}>
                  Tidak jadi
                </Button>
              </>
            ) : (
              <>
                <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
                  Ubah
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
                  Hapus komentar
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
