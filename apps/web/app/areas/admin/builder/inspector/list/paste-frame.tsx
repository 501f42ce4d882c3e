import { truncated } from '@naikkelas/ui/format'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Textarea } from '@naikkelas/ui/textarea'
import type { ReactNode } from 'react'

interface PasteFrameProps {
  title: string
  description: string
  words: string
  onWords: (words: string) => void
  /** What would be lost, a sentence a matter; shown above everything else. */
  warnings: readonly string[]
  confirmLabel: string
  isReady: boolean
  onClose: () => void
  onConfirm: () => void
  /** What would become of the words. */
  children: ReactNode
}

/** The dialog for pasted lines: the words, what does not fit, and what they would become, all in sight. */
export function PasteFrame({
  title,
  description,
  words,
  onWords,
  warnings,
  confirmLabel,
  isReady,
  onClose,
  onConfirm,
  children,
}: PasteFrameProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Batal
            </Button>
            <Button variant="primary" disabled={!isReady} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-1">
          <Field label="Baris yang ditempel">
            <Textarea
              rows={3}
              isAutoHeight={false}
              value={words}
              className="max-h-32"
              onChange={(event) => onWords(event.target.value)}
            />
          </Field>
          <div aria-live="polite">
            {warnings.length > 0 && (
              <ul
                aria-label="Yang tidak muat"
                className="flex max-h-28 flex-col gap-1 overflow-y-auto rounded-field bg-warn-ground px-3 py-2 text-app-sm text-warn"
              >
                {warnings.map((warning) => (
                  <li key={warning} className="flex gap-2 wrap-anywhere">
                    <Icon name="peringatan" size={16} className="mt-0.5 shrink-0" />
                    {warning}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {children}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const named = 6

/** Names rows that find no room: the first few by their words, the rest by their number. */
export function overflowWarning(titles: readonly string[], room: number, what: string): string[] {
  if (titles.length === 0) return []
  const shown = titles
    .slice(0, named)
    .map((title) => `“${truncated(title, 32)}”`)
    .join(', ')
  const further = titles.length > named ? `, dan ${titles.length - named} lagi` : ''
  return [`Hanya ${room} ${what} pertama yang muat. Tidak ikut: ${shown}${further}.`]
}
