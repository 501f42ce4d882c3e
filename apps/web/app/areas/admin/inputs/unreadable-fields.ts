import { type RefObject, useEffect } from 'react'

/**
 * A form is not sent while a text in it is no date or no amount: it leads to the field instead, which says why. Otherwise
 * the value before would be saved in place of the one that was meant.
 * @param input a field of the form
 */
export function useNoUnreadableFields(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const stop = (event: SubmitEvent) => {
      const unreadable = [...form.elements].find(
        (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
      )
      if (!unreadable) return
      event.preventDefault()
      // React listens at the root: it does not receive this submission.
      event.stopImmediatePropagation()
      unreadable.checkValidity()
      unreadable.focus()
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [input])
}
