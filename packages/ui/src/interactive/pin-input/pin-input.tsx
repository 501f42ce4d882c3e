'use client'
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react'
import type { InputProps } from '../../primitives/input/input.tsx'
import { cx } from '../../primitives/variants.ts'
import type { ControlValueProps } from '../control-value.ts'
import { Refusal } from '../refusal.tsx'
import { type Reading, useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type PinInputLabels, pinInputLabelsId } from './pin-input.labels.ts'
import { caretAmongDigits, digitsOf } from './typed-digits.ts'

export interface PinInputProps
  extends Omit<
      InputProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'inputMode'
      | 'min'
      | 'max'
      | 'step'
      | 'minLength'
      | 'maxLength'
      | 'pattern'
      | 'placeholder'
      | 'size'
      | 'start'
      | 'end'
    >,
    ControlValueProps<string> {
  /** The digits of the code. @default 6 */
  length?: number
  /** The digits so far. With it you keep the state. */
  value?: string
  /** Digits at first, when it keeps its value itself. @default '' */
  defaultValue?: string
  /** Called with the digits so far, at each change. */
  onValueChange?: (value: string) => void
  /** Called with the code each time its last digit was typed or pasted: the moment to check it. */
  onComplete?: (code: string) => void
  /** Everything it says itself: `pinInputLabelsEn` for English. @default pinInputLabelsId */
  labels?: PinInputLabels
}

/**
 * A code that was sent to a phone: one field, drawn as boxes. Its text is spaced so that each digit is in its box, so
 * caret, selection, paste and the suggestion of the phone are those of any field.
 */
export function PinInput({
  length = 6,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onComplete,
  labels = pinInputLabelsId,
  className,
  style,
  onBlur,
  onInvalid,
  ref,
  ...rest
}: PinInputProps) {
  const descriptionId = useId()
  const refusalId = `${descriptionId}-refusal`
  const input = useSharedRef(ref)
  const code = useTypedValue({
    value,
    defaultValue,
    onChange,
    onValueChange,
    input,
    name: rest.name,
    read: (text): Reading => ({
      value: text,
      sent: text,
      refusal: text === '' || text.length === length ? '' : labels.incomplete(length),
    }),
    write: (held) => digitsOf(held, length),
  })

  // Dropping what is no digit would put the caret at the end.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const { current: element } = input
    const { current: at } = caret
    caret.current = null
    if (at !== null && element && element.ownerDocument.activeElement === element) element.setSelectionRange(at, at)
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = digitsOf(target.value, length)
    caret.current = caretAmongDigits(target.value, target.selectionStart ?? target.value.length, length)
    code.type(next)
    if (next.length === length && next !== code.text) onComplete?.(next)
  }
  // The error of the Field is read instead.
  const said = rest['aria-invalid'] ? '' : code.said
  return (
    <div data-component="PinInput" style={style} className={cx('ui:min-w-0', className)}>
      <div
        dir="ltr"
        className={cx(
          'ui:pin-boxes ui:min-h-control-lg ui:rounded-field ui:border ui:border-border ui:text-text ui:eased ui:hover:border-text ui:control-group',
          rest.readOnly ? 'ui:bg-hover' : 'ui:bg-surface',
        )}
      >
        {Array.from({ length }, (_, at) => (
          <span key={at} aria-hidden="true" />
        ))}
        <input
          autoComplete="one-time-code"
          spellCheck={false}
          {...rest}
          ref={input}
          type="text"
          inputMode="numeric"
          value={code.text}
          onChange={change}
          onBlur={(event) => {
            code.leave()
            onBlur?.(event)
          }}
          onInvalid={(event) => {
            code.onInvalid()
            onInvalid?.(event)
          }}
          aria-invalid={said === '' ? rest['aria-invalid'] : true}
          aria-describedby={[said && refusalId, descriptionId, rest['aria-describedby']].filter(Boolean).join(' ')}
        />
      </div>
      <span id={descriptionId} className="ui:sr-only">
        {labels.expected(length)}
      </span>
      <Refusal id={refusalId}>{said}</Refusal>
    </div>
  )
}
