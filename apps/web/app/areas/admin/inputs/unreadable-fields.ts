import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first of these fields whose text is no date or no amount; it shows its error. Ask before the values
 * are sent: otherwise the value before would be saved in place of the one that was meant.
 * @returns whether there is one
 */
export function focusUnreadable(fields: Iterable<Element>): boolean {
  const unreadable = [...fields].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.customError,
  )
  unreadable?.checkValidity()
  unreadable?.focus()
  return unreadable !== undefined
}

/**
 * Keeps a form from being sent while one of its fields is unreadable.
 * @param input a field of the form
 */
export function useNoUnreadableFields(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const stop = (event: SubmitEvent) => {
      if (!focusUnreadable(form.elements)) return
      event.preventDefault()
      // React listens at the root: it does not receive this submission.
      event.stopImmediatePropagation()
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [input])
}
