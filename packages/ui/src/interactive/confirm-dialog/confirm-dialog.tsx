'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, DialogContent, type DialogContentProps } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps
  extends Omit<DialogContentProps, 'footer' | 'size' | 'placement' | 'isTitleHidden' | 'isDismissible'> {
  isOpen: boolean
  /** Called with false by the safe button, Escape, the cross, and after `onConfirm` has succeeded. */
  onOpenChange: (isOpen: boolean) => void
  /** The question; names the object. */
  title: ReactNode
  /** Names the consequence. */
  description?: ReactNode
  /** The verb of the question. @default 'Ya' */
  confirmLabel?: string
  /** What the safe button says; it has the first focus. @default 'Batal' */
  cancelLabel?: string
  /** @default 'Tutup' */
  closeLabel?: string
  /** `danger` for what destroys or cannot be undone. @default 'danger' */
  variant?: 'danger' | 'primary'
  /** While its promise is pending the dialog cannot be closed; when it rejects, the dialog stays and says why. */
  onConfirm: () => void | Promise<void>
  /** The sentence for what `onConfirm` rejected with. @default 'Belum berhasil. Coba lagi.' */
  errorMessage?: (error: Error) => string
  /** More to decide or to know, between the description and the buttons. */
  children?: ReactNode
}

/** Asks before something that others will notice. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel = 'Ya',
  cancelLabel = 'Batal',
  closeLabel,
  variant = 'danger',
  onConfirm,
  errorMessage = () => 'Belum berhasil. Coba lagi.',
  children,
  ...rest
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    if (isOpen) setError(null)
  }, [isOpen])

  const confirm = async () => {
    setIsBusy(true)
    setError(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (cause) {
      setError(errorMessage(cause instanceof Error ? cause : new Error(String(cause))))
    } finally {
      setIsBusy(false)
    }
  }
  const close = (next: boolean) => {
    if (!isBusy) onOpenChange(next)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={close}>
      <DialogContent
        {...rest}
        size="sm"
        title={title}
        description={description}
        {...(closeLabel !== undefined && { closeLabel })}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          safe.current?.focus()
        }}
        footer={
          <>
            <Button ref={safe} variant="quiet" aria-disabled={isBusy || undefined} onClick={() => close(false)}>
              {cancelLabel}
            </Button>
            <Button variant={variant} isLoading={isBusy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children === undefined && error === null ? undefined : (
          <>
            {children}
            {error !== null && (
              <p role="alert" className="ui:flex ui:gap-1.5 ui:text-app-sm ui:text-danger">
                <IconShape of={peringatan} size={16} className="ui:mt-0.5 ui:shrink-0" />
                <span>{error}</span>
              </p>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
