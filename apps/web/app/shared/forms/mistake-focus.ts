import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form element: each rejection focuses the first invalid field, whose error is read with it. A rejection without
 * a field keeps the focus on the button for a retry: its notice is an alert and only scrolled into view.
 * @param refusal another value after each rejection, also for the same error
 */
export function useMistakeFocus<T extends HTMLElement = HTMLFormElement>(refusal: unknown): RefObject<T | null> {
  const form = useRef<T>(null)
  const known = useRef(refusal)
  useEffect(() => {
    // A form that loads with errors does not move the focus, since the user may be typing already.
    if (known.current === refusal) return
    known.current = refusal
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (mistake) mistake.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return form
}
