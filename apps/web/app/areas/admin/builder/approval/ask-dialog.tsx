import type { Approval } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { ApprovalWords } from './approval-words.tsx'
import { useApproval } from './use-approval.ts'

interface AskDialogProps {
  /** The latest request, with its answer. */
  approval: Approval | null
  canAsk: boolean
  onClose: () => void
}

/** Requests approval with a note; shows the previous answer. */
export function AskDialog({ approval, canAsk, onClose }: AskDialogProps) {
  const { toast } = useToast()
  const { ask } = useApproval()
  const formId = useId()
  const [note, setNote] = useState('')
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const form = useMistakeFocus(mistakes)
  const [isAsking, setIsAsking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(true)
    const asking = await ask(note)
    setIsAsking(false)
    if (asking.outcome === 'refused') return setMistakes(asking)
    toast({ title: 'Persetujuan diminta', text: 'Jawabannya akan terlihat di halaman ini.' })
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={canAsk ? 'Minta persetujuan' : 'Persetujuan'}
        description={
          canAsk
            ? 'Akun yang boleh menerbitkan akan memeriksa isi halaman saat ini.'
            : 'Permintaan terakhir untuk halaman ini.'
        }
        footer={
          canAsk ? (
            <Button variant="primary" type="submit" form={formId} isLoading={isAsking}>
              Kirim permintaan
            </Button>
          ) : undefined
        }
      >
        <div className="flex flex-col gap-5 pt-1">
          {approval && <ApprovalWords approval={approval} />}
          {canAsk && (
            <form
              ref={form}
              id={formId}
              onSubmit={(event) => void submit(event)}
              className="flex flex-col gap-5"
              noValidate
            >
              {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
              <Field label="Catatan" isOptional hint="Apa yang perlu diperhatikan." error={mistakes.fields.note}>
                <Textarea value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
              </Field>
            </form>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
