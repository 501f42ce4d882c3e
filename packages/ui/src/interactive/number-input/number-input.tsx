'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { kurang, tambah } from '../../icons/interface-icons.ts'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import { cx } from '../../primitives/variants.ts'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { caretIn, withoutDigitBeside } from '../currency-input/typed-amount.ts'
import { Refusal } from '../refusal.tsx'
import { useSentValue } from '../sent-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type NumberInputLabels, numberInputLabelsId } from './number-input.labels.ts'
import {
  decimalsOf,
  isOnStep,
  stepped,
  type TypedNumber,
  typedNumber,
  withDecimalComma,
  writtenNumber,
} from './typed-number.ts'

export interface NumberInputProps
  extends Omit<
      InputProps,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'end'
    >,
    ControlValueProps<number | null> {
  /** The number; null for none. With it you keep the state. */
  value?: number | null
  /** The number at first, when it keeps its value itself. @default null */
  defaultValue?: number | null
  /**
   * Called at each change, also out of range; null when the field is empty, and NaN when its text has more decimals than
   * `step`, as `valueAsNumber` of an `<input>` has it.
   */
  onValueChange?: (value: number | null) => void
  /** @default 0 */
  min?: number
  /** @default none */
  max?: number
  /** What the keys and buttons add, counted from `min`; its decimals are those of the number. @default 1 */
  step?: number
  /** What is counted, behind the number: `kursi`, `%`. */
  unit?: ReactNode
  /** Two buttons that add and take a step. @default true */
  hasButtons?: boolean
  /** Everything it says itself: `numberInputLabelsEn` for English. @default numberInputLabelsId */
  labels?: NumberInputLabels
}

/** Whether the text came as a whole, by a paste, a drop or a program, and not key by key. */
const isWhole = ({ inputType, data }: InputEvent) =>
  inputType === 'insertText' ? (data?.length ?? 0) > 1 : !/^(delete|insertComposition)/.test(inputType ?? '')

/** How many steps a key goes. */
const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A number that is typed or counted in steps, grouped as it is written here. In a form its `name` sends `1250.5`. */
export function NumberInput({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  unit,
  hasButtons = true,
  labels = numberInputLabelsId,
  onBlur,
  onKeyDown,
  className,
  style,
  ref,
  ...rest
}: NumberInputProps) {
  const input = useSharedRef(ref)
  const id = useId()
  const { name, disabled, readOnly } = rest
  const own = useOwnValue({ value, defaultValue, empty: null, name, onChange, onValueChange })
  const { current: number } = own
  const [typed, setTyped] = useState<(TypedNumber & { caret: number }) | null>(null)
  const range = { min, max, step }
  const decimals = Math.max(decimalsOf(step), Number.isFinite(min) ? decimalsOf(min) : 0)
  const isNumber = number !== null && !Number.isNaN(number)
  const written = isNumber ? writtenNumber(number, Math.max(decimals, decimalsOf(number))) : ''
  const text = typed !== null && Object.is(typed.value, number) ? typed.text : written
  useFormReset(input, () => {
    setTyped(null)
    own.reset()
  })
  const isTooFine = number !== null && Number.isNaN(number)
  // A text that is no number is sent unchanged, so that the server refuses it instead of reading it as empty.
  useSentValue(input, isTooFine ? text : isNumber ? String(number) : '')

  // Grouping moves what was typed: without this the caret would jump to the end. Each input has a new object.
  useLayoutEffect(() => {
    const element = input.current
    if (typed !== null && element !== null && element.ownerDocument.activeElement === element)
      element.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const refusal = refusalOf(number, range, decimals, labels)
  useEffect(() => input.current?.setCustomValidity(refusal), [refusal, input])

  const take = (next: number | null) => {
    if (!Object.is(next, number)) own.change(next)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent
    const { value: after, selectionStart } = event.target
    const typedCaret = selectionStart ?? after.length
    const isDotRemoved =
      /^deleteContent(Back|For)ward$/.test(native.inputType) && typedNumber(after, decimals)?.text === text
    const { raw, caret } = isDotRemoved
      ? withoutDigitBeside(after, typedCaret, native.inputType === 'deleteContentForward')
      : { raw: after, caret: typedCaret }
    // Dots between thousands come by themselves: who types one means the comma, which some phones do not offer.
    const isComma = native.data === '.' && decimals > 0
    const meant = isWhole(native)
      ? withDecimalComma(raw)
      : isComma
        ? `${raw.slice(0, caret - 1)},${raw.slice(caret)}`
        : raw
    const next = typedNumber(meant, decimals) ?? { text, value: number }
    setTyped({ ...next, caret: caretIn(next.text, meant, Math.min(caret, meant.length)) })
    take(next.value)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!isTooFine) setTyped(null)
    onBlur?.(event)
  }
  const go = (count: number) => {
    setTyped(null)
    take(stepped(number, count, range))
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const count = keySteps[event.key]
    if (count === undefined || event.defaultPrevented || readOnly || event.altKey || event.ctrlKey || event.metaKey)
      return
    event.preventDefault()
    go(count)
  }
  const refusalId = `${id}-refusal`
  const isFixed = disabled === true || readOnly === true
  const button = (count: 1 | -1, label: string, isAtEnd: boolean) => (
    <button
      type="button"
      // The arrow keys do the same without leaving the field.
      tabIndex={-1}
      aria-label={label}
      disabled={isFixed || isAtEnd}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => go(count)}
      className="ui:number-step"
    >
      <IconShape of={count > 0 ? tambah : kurang} size={16} />
    </button>
  )
  return (
    <div data-component="NumberInput" style={style} className={cx('ui:min-w-0', className)}>
      <Input
        {...rest}
        ref={input}
        type="text"
        role="spinbutton"
        inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete={rest.autoComplete ?? 'off'}
        value={text}
        onChange={change}
        onBlur={leave}
        onKeyDown={pressed}
        aria-valuenow={isNumber ? number : undefined}
        aria-valuetext={text === '' ? undefined : text}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-invalid={isTooFine || (refusal !== '' && typed === null) ? true : rest['aria-invalid']}
        aria-describedby={[isTooFine && refusalId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
        end={
          (unit !== undefined || hasButtons) && (
            <>
              {unit}
              {hasButtons && (
                <span className="ui:number-steps">
                  {button(-1, labels.decrease, isNumber && number <= min)}
                  {button(1, labels.increase, isNumber && number >= max)}
                </span>
              )}
            </>
          )
        }
      />
      <Refusal id={refusalId}>{isTooFine && refusal}</Refusal>
    </div>
  )
}

function refusalOf(
  number: number | null,
  range: { min: number; max: number; step: number },
  decimals: number,
  labels: NumberInputLabels,
): string {
  const { min, max, step } = range
  if (number === null) return ''
  if (Number.isNaN(number)) return decimals === 0 ? labels.whole : labels.decimals(decimals)
  const write = (one: number) => writtenNumber(one, decimalsOf(one))
  if (number < min) return labels.atLeast(write(min))
  if (number > max) return labels.atMost(write(max))
  return isOnStep(number, range) ? '' : labels.step(write(step))
}
