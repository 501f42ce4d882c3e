import { type RefObject, useEffect, useRef } from 'react'

/**
 * Sends something else with the form than what is shown. The element itself carries the name, so that a browser without
 * script sends its current text rather than an old value.
 */
export function useSentValue(input: RefObject<HTMLInputElement | null>, sent: string) {
  const latest = useRef(sent)
  useEffect(() => {
    latest.current = sent
  })
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (!element || !form) return
    const send = ({ formData }: FormDataEvent) => {
      const values = formData.getAll(element.name)
      // Several fields may share the name: only the one of these words is replaced.
      const at = values.indexOf(element.value)
      if (element.name === '' || element.disabled || at === -1) return
      values[at] = latest.current
      formData.delete(element.name)
      for (const value of values) formData.append(element.name, value)
    }
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [input])
}
