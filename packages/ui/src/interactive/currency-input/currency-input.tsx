'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatRupiah, groupThousands } from '../../format/rupiah.ts'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import { type CurrencyInputLabels, currencyInputLabelsId } from './currency-input.labels.ts'
import { caretIn, type TypedAmount, typedAmount, withoutDigitBeside } from './typed-amount.ts'
import { useAmountInForm } from './use-amount-in-form.ts'

export interface CurrencyInputProps
  extends Omit<
    InputProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'start'
  > {
  /** Whole rupiah; null for none. With it you keep the state. */
  value?: number | null
  /** Whole rupiah at first, when it keeps its value itself. @default null */
  defaultValue?: number | null
  /** Called with whole rupiah at each change, also out of range; null when no amount stands in the field. */
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

/** An amount in rupiah, grouped while it is typed. In a form its `name` sends the digits alone: `1250000`. */
export function CurrencyInput({
  value,
  defaultValue = null,
  onValueChange,
  min = 0,
  max = MAX_AMOUNT,
  labels = currencyInputLabelsId,
  onBlur,
  ref,
  ...rest
}: CurrencyInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const unitId = useId()
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<(TypedAmount & { caret: number }) | null>(null)
  const amount = value === undefined ? own : value
  const text = typed !== null && typed.value === amount ? typed.text : amount === null ? '' : groupThousands(amount)

  const reset = () => {
    setTyped(null)
    setOwn(defaultValue)
  }
  useAmountInForm(input, amount, reset)

  // Grouping moves what was typed: without this the caret would jump to the end. Each input has a new object.
  useLayoutEffect(() => {
    const element = input.current
    if (typed !== null && element !== null && element.ownerDocument.activeElement === element)
      element.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const refusal =
    amount === null
      ? ''
      : amount < min
        ? labels.atLeast(formatRupiah(min))
        : amount > max
          ? labels.atMost(formatRupiah(max))
          : ''
  useEffect(() => input.current?.setCustomValidity(refusal), [refusal])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = event.nativeEvent as InputEvent
    const typedCaret = event.target.selectionStart ?? event.target.value.length
    const isDotRemoved =
      /^deleteContent(Back|For)ward$/.test(inputType) && typedAmount(event.target.value)?.text === text
    const { raw, caret } = isDotRemoved
      ? withoutDigitBeside(event.target.value, typedCaret, inputType === 'deleteContentForward')
      : { raw: event.target.value, caret: typedCaret }
    const next = typedAmount(raw) ?? { text, value: amount }
    setTyped({ ...next, caret: caretIn(next.text, raw, caret) })
    if (next.value === amount) return
    setOwn(next.value)
    onValueChange?.(next.value)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(null)
    onBlur?.(event)
  }
  return (
    <Input
      {...rest}
      ref={input}
      type="text"
      inputMode={min < 0 ? 'text' : 'numeric'}
      autoComplete={rest.autoComplete ?? 'off'}
      value={text}
      onChange={change}
      onBlur={leave}
      aria-invalid={refusal !== '' && typed === null ? true : rest['aria-invalid']}
      aria-describedby={[unitId, rest['aria-describedby']].filter(Boolean).join(' ')}
      start={
        <>
          <span aria-hidden="true">{labels.sign}</span>
          <span id={unitId} className="ui:sr-only">
            {labels.unit}
          </span>
        </>
      }
    />
  )
}
