import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { type FieldMistake, focusMistake, mistakesIn } from './field-mistakes.ts'
import type { EndpointForm } from './use-endpoint-form.ts'

interface FormFrameProps<Values extends FieldValues> {
  form: EndpointForm<Values>
  id?: string
  className?: string
  /** What holds for the form as a whole. */
  notice: string | undefined
  /** What saves. @default the form's own `submit` */
  onSubmit?: () => void
  children: ReactNode
}

/**
 * The form element of every form that writes through an endpoint: Ctrl+S saves, a refusal focuses the first wrong field
 * and lists all of them, and a restored draft says so.
 */
export function FormFrame<Values extends FieldValues>({
  form,
  id,
  className,
  notice,
  onSubmit = form.submit,
  children,
}: FormFrameProps<Values>) {
  const element = useMistakeFocus(form.refusals)
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>([])
  const { refusals, restored } = form
  const { errors } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the fields say is read after each drawing of other errors
  useEffect(() => setMistakes(element.current ? mistakesIn(element.current) : []), [refusals, errors, element])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // As a press of the button does: fields that cannot be read yet stop the event.
    element.current?.requestSubmit()
  }
  return (
    <form
      ref={element}
      {...(id !== undefined && { id })}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={onKeyDown}
      noValidate
      className={className}
    >
      {restored && (
        <Alert
          tone={restored.isRecordChanged ? 'warn' : 'info'}
          isLive
          title="Isian yang belum disimpan dipulihkan"
          action={
            <Button size="sm" onClick={restored.discard}>
              Buang isian
            </Button>
          }
        >
          Terakhir diketik {formatDateTime(restored.at)}.
          {restored.isRecordChanged && ' Data ini sudah diubah sejak itu; menyimpan akan menimpanya.'}
        </Alert>
      )}
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      {mistakes.length > 1 && (
        <Alert tone="danger" title={`${mistakes.length} isian perlu diperbaiki`}>
          <ul className="flex flex-col gap-1">
            {mistakes.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <button
                  type="button"
                  onClick={() => focusMistake(fieldId)}
                  className="text-start underline underline-offset-2"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
    </form>
  )
}
