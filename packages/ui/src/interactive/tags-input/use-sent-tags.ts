import { type RefObject, useEffect, useRef } from 'react'

/** Sends each tag under the name of the input, in order, instead of what is still being typed. */
export function useSentTags(input: RefObject<HTMLInputElement | null>, tags: readonly string[]) {
  const latest = useRef(tags)
  useEffect(() => {
    latest.current = tags
  })
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (!element || !form) return
    const send = ({ formData }: FormDataEvent) => {
      if (element.name === '' || element.disabled) return
      const values = formData.getAll(element.name)
      // Several fields may share the name: only the one of this input is replaced.
      const at = values.indexOf(element.value)
      if (at === -1) return
      values.splice(at, 1, ...latest.current)
      formData.delete(element.name)
      for (const value of values) formData.append(element.name, value)
    }
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [input])
}
