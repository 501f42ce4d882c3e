import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ControlValueProps, useFormReset, useOwnValue } from './control-value.ts'
import { useSentValue } from './sent-value.ts'

/** What a text means. */
export interface Reading {
  /** The value, or empty for none. */
  value: string
  /** What a form sends: the value, or the text that is none, so that the receiver refuses it. */
  sent: string
  /** Why the text cannot be taken; empty when it can. */
  refusal: string
}

interface TypedValueOptions extends ControlValueProps<string> {
  input: RefObject<HTMLInputElement | null>
  name?: string | undefined
  read: (text: string) => Reading
  /** The text of a value; of what is no value, that itself. */
  write: (value: string) => string
}

interface Typed {
  text: string
  reading: Reading
  /** Whether the application has passed the reported value back. */
  isAnswered: boolean
}

/**
 * A value that is typed as people write it. What is typed stays as it is until the field is left, and for as long as it
 * means nothing: it is neither corrected nor dropped. `onValueChange` receives values only; `onChange` and the form also
 * get a text that is none.
 */
export function useTypedValue({ input, name, read, write, onChange, onValueChange, ...values }: TypedValueOptions) {
  const own = useOwnValue({ ...values, empty: '', name, onChange })
  const [typed, setTyped] = useState<Typed | null>(null)
  const [last, setLast] = useState(own.current)
  const [isLeft, setIsLeft] = useState(false)
  if (own.current !== last) {
    setLast(own.current)
    // Given back in answer to what was typed, or set by the application for a reason of its own.
    const isAnswer =
      typed !== null && !typed.isAnswered && [typed.reading.value, typed.reading.sent].includes(own.current)
    setTyped(isAnswer ? { ...typed, isAnswered: true } : null)
  }
  const text = typed === null ? write(own.current) : typed.text
  const reading = read(text)

  const report = (next: Reading) => {
    if (next.sent !== reading.sent) own.change(next.sent)
    if (next.value !== reading.value) onValueChange?.(next.value)
  }
  const type = (next: string) => {
    const after = read(next)
    setTyped({ text: next, reading: after, isAnswered: false })
    if (after.refusal === '') setIsLeft(false)
    report(after)
  }
  const stopWaiting = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stopWaiting.current?.(), [])
  const leave = () => {
    stopWaiting.current = afterPress(() => setIsLeft(true))
    if (reading.value !== '' || text.trim() === '') setTyped(null)
  }
  useFormReset(input, () => {
    setTyped(null)
    setIsLeft(false)
    own.reset()
  })
  useSentValue(input, reading.sent)
  useEffect(() => input.current?.setCustomValidity(reading.refusal), [reading.refusal, input])
  return {
    text,
    value: reading.value,
    refusal: reading.refusal,
    /** What is said at the field: nothing while one still writes. */
    said: isLeft ? reading.refusal : '',
    type,
    leave,
    /** Takes a value that was chosen instead of typed. */
    choose: (value: string) => {
      setTyped(null)
      setIsLeft(false)
      report(read(write(value)))
    },
    /** A form that cannot be sent says why. */
    onInvalid: () => setIsLeft(true),
  }
}

/**
 * Calls back once nothing is pressed any more. A field is left as the pointer goes down on a button: words that came
 * then would push the button away from under the pointer, and the press would be lost.
 *
 * @returns what takes it back
 */
function afterPress(act: () => void): (() => void) | undefined {
  if (document.querySelector(':active') === null) {
    act()
    return undefined
  }
  const controller = new AbortController()
  const { signal } = controller
  const released = () => {
    controller.abort()
    // Behind the click that follows the release.
    setTimeout(act)
  }
  for (const event of ['mouseup', 'dragend']) window.addEventListener(event, released, { capture: true, signal })
  return () => controller.abort()
}
