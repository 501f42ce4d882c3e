import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ties an amount to the form it stands in: sent as digits instead of as shown, and put back when the form is reset.
 * The element itself carries the name, so that a browser without script sends what stands in it rather than an old value.
 */
export function useAmountInForm(input: RefObject<HTMLInputElement | null>, amount: number | null, onReset: () => void) {
  const current = useRef({ amount, onReset })
  useEffect(() => {
    current.current = { amount, onReset }
  })
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (!element || !form) return
    const sendDigits = ({ formData }: FormDataEvent) => {
      const values = formData.getAll(element.name)
      // Several fields may share the name: only the one of these words is replaced.
      const at = values.indexOf(element.value)
      if (element.name === '' || element.disabled || at === -1) return
      values[at] = current.current.amount === null ? '' : String(current.current.amount)
      formData.delete(element.name)
      for (const value of values) formData.append(element.name, value)
    }
    const reset = () => current.current.onReset()
    form.addEventListener('formdata', sendDigits)
    form.addEventListener('reset', reset)
    return () => {
      form.removeEventListener('formdata', sendDigits)
      form.removeEventListener('reset', reset)
    }
  }, [input])
}
