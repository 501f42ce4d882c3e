import type { Approval } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { useBuilder } from '../state/builder-context.ts'
import { ApprovalWords } from './approval-words.tsx'
import { useApproval } from './use-approval.ts'

interface AnswerDialogProps {
  approval: Approval
  onClose: () => void
}

/** Publishes the requested version, or returns it with a note. */
export function AnswerDialog({ approval, onClose }: AnswerDialogProps) {
  const headVersion = useBuilder((state) => state.page.headVersion)
  const { toast } = useToast()
  const { answer } = useApproval()
  const [comment, setComment] = useState('')
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const fields = useMistakeFocus<HTMLDivElement>(mistakes)
  const [busy, setBusy] = useState<'approve' | 'return' | null>(null)
  const hasChanged = headVersion !== approval.version
  const run = async (kind: 'approve' | 'return') => {
    setBusy(kind)
    const answering = await answer(kind, approval.id, comment)
    setBusy(null)
    if (answering.outcome === 'refused') return setMistakes(answering)
    onClose()
    if (answering.outcome === 'done')
      toast({ title: kind === 'approve' ? 'Disetujui dan tayang' : 'Dikembalikan ke yang meminta' })
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Periksa permintaan"
        description="Setelah disetujui, halaman langsung tayang."
        footer={
          <>
            <Button
              variant="secondary"
              className="me-auto"
              isLoading={busy === 'return'}
              onClick={() => void run('return')}
            >
              Kembalikan
            </Button>
            <Button
              variant="primary"
              disabled={hasChanged}
              isLoading={busy === 'approve'}
              onClick={() => void run('approve')}
            >
              Setujui
            </Button>
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-5 pt-1">
          {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
          {hasChanged && (
            <Alert tone="warn" title="Halaman berubah sejak diminta">
              <p>
                Tutup kotak ini, periksa halaman yang terbaru, lalu terbitkan sendiri; permintaan ini dianggap terjawab.
                Anda juga dapat mengembalikannya agar diminta lagi.
              </p>
            </Alert>
          )}
          <ApprovalWords approval={approval} />
          <Field label="Komentar" hint="Wajib diisi bila dikembalikan." error={mistakes.fields.comment}>
            <Textarea value={comment} maxLength={500} onChange={(event) => setComment(event.target.value)} />
          </Field>
        </div>
      </DialogContent>
    </Dialog>
  )
}
