import { type RefObject, useEffect, useRef, useState } from 'react'

/** The change event of a control of several elements, with the properties of an `<input>`'s event that form libraries read. */
export interface ControlChangeEvent<Value> {
  type: 'change'
  target: { name: string; value: Value }
}

/** How a control keeps its value: by itself, or in the application's state. */
export interface ControlValueProps<Value> {
  /** The value; with it you keep the state. */
  value?: Value
  /** The value at first and after a reset of the form, when it keeps its value itself. */
  defaultValue?: Value
  /** Called at each change with an event like that of an `<input>`: `event.target.value` is the new value. */
  onChange?: (event: ControlChangeEvent<Value>) => void
  /** Called with the new value alone. */
  onValueChange?: (value: Value) => void
}

interface OwnValueOptions<Value> extends ControlValueProps<Value> {
  /** The value of an empty control. */
  empty: Value
  name?: string | undefined
}

/** The value that holds, what changes it, and what puts it back. */
export function useOwnValue<Value>(options: OwnValueOptions<Value>) {
  const { value, empty, defaultValue = empty, name = '', onChange, onValueChange } = options
  const [own, setOwn] = useState(defaultValue)
  return {
    current: value === undefined ? own : value,
    change: (next: Value) => {
      setOwn(next)
      onValueChange?.(next)
      onChange?.({ type: 'change', target: { name, value: next } })
    },
    reset: () => setOwn(defaultValue),
  }
}

/** Calls back when the control's form is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    const form = input.current?.form
    const reset = () => latest.current()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [input])
}
