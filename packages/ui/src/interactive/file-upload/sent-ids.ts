import { type RefObject, useEffect, useRef } from 'react'
import type { UploadedFile } from './use-uploads.ts'

/** Sends the ids of what is uploaded with the form. A browser without script sends the files of the input instead. */
export function useSentIds(input: RefObject<HTMLInputElement | null>, files: readonly UploadedFile[]) {
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })
  useEffect(() => {
    const element = input.current
    const form = element?.form
    if (!element || !form) return
    const send = ({ formData }: FormDataEvent) => {
      if (element.name === '' || element.disabled) return
      const others = formData.getAll(element.name).filter((value) => typeof value === 'string')
      formData.delete(element.name)
      for (const value of [...others, ...latest.current.map(({ id }) => id)]) formData.append(element.name, value)
    }
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [input])
}
