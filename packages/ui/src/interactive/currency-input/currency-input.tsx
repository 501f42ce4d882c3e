'use client'
import { type ChangeEvent, type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { groupThousands } from '../../format/numbers.ts'
import { formatRupiah } from '../../format/rupiah.ts'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { useSentValue } from '../sent-value.ts'
import { Refusal } from '../refusal.tsx'
import { useSharedRef } from '../use-shared-ref.ts'
import { type CurrencyInputLabels, currencyInputLabelsId } from './currency-input.labels.ts'
import { caretIn, hasSen, type TypedAmount, typedAmount, withCommaForSen, withoutDigitBeside } from './typed-amount.ts'
import { cx } from '../../primitives/variants.ts'

export interface CurrencyInputProps
  extends Omit<
      InputProps,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'start'
    >,
    ControlValueProps<number | null> {
  /** Whole rupiah; null for none. With it you keep the state. */
  value?: number | null
  /** Whole rupiah at first, when it keeps its value itself. @default null */
  defaultValue?: number | null
  /**
   * Called with whole rupiah at each change, also out of range; null when the field is empty, and NaN when its text is no
   * amount in whole rupiah, as `valueAsNumber` of an `<input>` has it.
   */
  onValueChange?: (value: number | null) => void
  /** Whole rupiah. @default 0 */
  min?: number
  /** Whole rupiah. @default 999_999_999_999_999 */
  max?: number
  /** Everything it says itself: `currencyInputLabelsEn` for English. @default currencyInputLabelsId */
  labels?: CurrencyInputLabels
}

/** The largest amount that can be typed: fifteen digits. */
const MAX_AMOUNT = 999_999_999_999_999

/** Digits without the zeros in front, which grouping drops. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

/** Whether the text came as a whole, by a paste, a drop or a program, and not key by key. */
const isWhole = ({ inputType, data }: InputEvent) =>
  inputType === 'insertText' ? (data?.length ?? 0) > 1 : !/^(delete|insertComposition)/.test(inputType ?? '')

/** An amount in rupiah, grouped while it is typed. In a form its `name` sends the digits alone: `1250000`. */
export function CurrencyInput({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min = 0,
  max = MAX_AMOUNT,
  labels = currencyInputLabelsId,
  onBlur,
  className,
  style,
  ref,
  ...rest
}: CurrencyInputProps) {
  const input = useSharedRef(ref)
  const unitId = useId()
  const { name } = rest
  const {
    current: amount,
    change: give,
    reset,
  } = useOwnValue({ value, defaultValue, empty: null, name, onChange, onValueChange })
  const [typed, setTyped] = useState<(TypedAmount & { caret: number }) | null>(null)
  // How many digits there were when a dot was typed at the end; one or two more digits and it was the dot of sen.
  const digitsBeforeDot = useRef<number | null>(null)
  const isAmount = amount !== null && !Number.isNaN(amount)
  const text = typed !== null && Object.is(typed.value, amount) ? typed.text : isAmount ? groupThousands(amount) : ''
  const isBroken = hasSen(text)
  useFormReset(input, () => {
    setTyped(null)
    reset()
  })
  // A text that is no amount is sent unchanged, so that the server refuses it instead of reading it as empty.
  useSentValue(input, isBroken ? text : isAmount ? String(amount) : '')

  // Grouping moves what was typed: without this the caret would jump to the end. Each input has a new object.
  useLayoutEffect(() => {
    const element = input.current
    if (typed !== null && element !== null && element.ownerDocument.activeElement === element)
      element.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const refusal = isBroken
    ? labels.whole
    : !isAmount
      ? ''
      : amount < min
        ? labels.atLeast(formatRupiah(min))
        : amount > max
          ? labels.atMost(formatRupiah(max))
          : ''
  useEffect(() => input.current?.setCustomValidity(refusal), [refusal, input])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent
    const { inputType, data } = native
    const typedCaret = event.target.selectionStart ?? event.target.value.length
    const isDotRemoved =
      /^deleteContent(Back|For)ward$/.test(inputType) && typedAmount(event.target.value)?.text === text
    const { raw, caret } = isDotRemoved
      ? withoutDigitBeside(event.target.value, typedCaret, inputType === 'deleteContentForward')
      : { raw: event.target.value, caret: typedCaret }
    if (data === '.' && typedCaret === event.target.value.length) digitsBeforeDot.current = digitsOf(text).length
    else if (inputType !== 'insertText' || typedCaret < event.target.value.length) digitsBeforeDot.current = null
    const next = typedAmount(isWhole(native) ? withCommaForSen(raw) : raw) ?? { text, value: amount }
    setTyped({ ...next, caret: caretIn(next.text, raw, caret) })
    if (Object.is(next.value, amount)) return
    give(next.value)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const before = digitsBeforeDot.current
    const digits = digitsOf(text)
    digitsBeforeDot.current = null
    const isSen = before !== null && [1, 2].includes(digits.length - before)
    const sign = text.startsWith('-') ? '-' : ''
    const next = isSen ? typedAmount(`${sign}${digits.slice(0, before) || '0'},${digits.slice(before)}`) : null
    if (next !== null) {
      setTyped({ ...next, caret: next.text.length })
      give(next.value)
    } else if (!isBroken) setTyped(null)
    onBlur?.(event)
  }
  const refusalId = `${unitId}-refusal`
  return (
    <div data-component="CurrencyInput" style={style} className={cx('ui:min-w-0', className)}>
      <Input
        {...rest}
        ref={input}
        type="text"
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete={rest.autoComplete ?? 'off'}
        value={text}
        onChange={change}
        onBlur={leave}
        aria-invalid={isBroken || (refusal !== '' && typed === null) ? true : rest['aria-invalid']}
        aria-describedby={[unitId, isBroken && refusalId, rest['aria-describedby']].filter(Boolean).join(' ')}
        start={
          <>
            <span aria-hidden="true">{labels.sign}</span>
            <span id={unitId} className="ui:sr-only">
              {labels.unit}
            </span>
          </>
        }
      />
      <Refusal id={refusalId}>{isBroken && refusal}</Refusal>
    </div>
  )
}
