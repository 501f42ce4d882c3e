'use client'
import { useId } from 'react'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import { cx } from '../../primitives/variants.ts'
import { readableNumber, whatsappNumberOf, whatsappNumberProblem } from '../../values/whatsapp-number.ts'
import type { ControlValueProps } from '../control-value.ts'
import { Refusal } from '../refusal.tsx'
import { type Reading, useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type PhoneInputLabels, phoneInputLabelsId } from './phone-input.labels.ts'

export interface PhoneInputProps
  extends Omit<
      InputProps,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'maxLength' | 'pattern'
    >,
    ControlValueProps<string> {
  /** Digits, behind a plus sign if it has one: `081234567890`. With it you keep the state. */
  value?: string
  /** The number at first, when it keeps its value itself. @default '' */
  defaultValue?: string
  /** Called with digits, behind a plus sign if one was typed; empty while the text is no number. */
  onValueChange?: (value: string) => void
  /** Everything it says itself: `phoneInputLabelsEn` for English. @default phoneInputLabelsId */
  labels?: PhoneInputLabels
}

/**
 * A WhatsApp number as people write it, with spaces and dashes. In a form its `name` sends digits alone, and a text that
 * is no number unchanged, so that the server refuses it.
 */
export function PhoneInput({
  value,
  defaultValue,
  onChange,
  onValueChange,
  labels = phoneInputLabelsId,
  className,
  style,
  onBlur,
  onInvalid,
  ref,
  ...rest
}: PhoneInputProps) {
  const helpId = useId()
  const refusalId = `${helpId}-refusal`
  const input = useSharedRef(ref)
  const { name, required = false } = rest
  const phone = useTypedValue({
    value,
    defaultValue,
    onChange,
    onValueChange,
    input,
    name,
    read: (text): Reading => {
      const problem = whatsappNumberProblem(text)
      if (problem === null) return { value: whatsappNumberOf(text), sent: whatsappNumberOf(text), refusal: '' }
      const isMissing = problem === 'empty' && text.trim() === ''
      return { value: '', sent: text.trim(), refusal: isMissing && !required ? '' : labels.problems[problem] }
    },
    write: grouped,
  })
  // The error of the Field is read instead: of the same number it says the same.
  const said = rest['aria-invalid'] ? '' : phone.said
  return (
    <div data-component="PhoneInput" style={style} className={cx('ui:min-w-0', className)}>
      <Input
        autoComplete="tel"
        {...rest}
        ref={input}
        type="tel"
        inputMode="tel"
        value={phone.text}
        onChange={({ target }) => phone.type(target.value)}
        onBlur={(event) => {
          // Passing through an empty field is no mistake: the form says what is missing when it is sent.
          if (phone.text.trim() !== '') phone.leave()
          onBlur?.(event)
        }}
        onInvalid={(event) => {
          phone.onInvalid()
          onInvalid?.(event)
        }}
        aria-invalid={said === '' ? rest['aria-invalid'] : true}
        aria-describedby={[said && refusalId, helpId, rest['aria-describedby']].filter(Boolean).join(' ')}
      />
      <p id={helpId} className="ui:mt-1.5 ui:text-app-xs ui:text-muted ui:tabular-nums">
        {phone.value === '' ? labels.help : labels.called(readableNumber(phone.value))}
      </p>
      <Refusal id={refusalId}>{said}</Refusal>
    </div>
  )
}

/** `0812-3456-7890`, `+62 812-3456-7890`; a number of another country as it is. */
function grouped(number: string): string {
  if (whatsappNumberProblem(number) !== null) return number
  if (number.startsWith('+62')) return readableNumber(number)
  return (number.startsWith('0') && number.match(/\d{1,4}/g)?.join('-')) || number
}
