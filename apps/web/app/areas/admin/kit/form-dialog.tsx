import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormFrame } from './form-frame.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { EndpointForm } from './use-endpoint-form.ts'

interface FormDialogProps<Values extends FieldValues> {
  form: EndpointForm<Values>
  title: string
  description?: string
  submitLabel: string
  /** What holds for the form as a whole; null for nothing. @default the form's own notice */
  notice?: string | null | undefined
  onClose: () => void
  children: ReactNode
}

/** A form of the admin in a dialog. Escape and the backdrop ask before they throw away what was typed. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  description,
  submitLabel,
  notice = form.notice,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { isDirty } = form.formState
  const close = () => (isDirty ? setIsAsking(true) : onClose())
  const discard = () => {
    form.forgetDraft()
    onClose()
  }
  return (
    <>
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent
          title={title}
          {...(description !== undefined && { description })}
          footer={
            <>
              <Button variant="quiet" onClick={discard}>
                Batal
              </Button>
              <Button type="submit" form={formId} variant="primary" isLoading={form.isSaving}>
                {submitLabel}
              </Button>
            </>
          }
        >
          <FormFrame form={form} id={formId} className="flex flex-col gap-4 pt-1" notice={notice ?? undefined}>
            {children}
          </FormFrame>
        </DialogContent>
      </Dialog>
      <LeaveGuard isDirty={isDirty} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Buang yang sudah diketik?"
        description="Isian di formulir ini belum disimpan."
        confirmLabel="Buang"
        onConfirm={discard}
      />
    </>
  )
}
