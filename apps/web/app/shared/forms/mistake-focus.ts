import { type RefObject, useEffect, useRef } from 'react'
import type { FormResult } from './form-result.ts'

/**
 * The first field of a refusal in the order in which the server names them, for forms that are answered by a new document:
 * without a script the browser itself goes there. `form` for a refusal without a field; null for none.
 */
export function firstMistake(result: FormResult | undefined): string | null {
  if (!result) return null
  return Object.keys(result.fields)[0] ?? 'form'
}

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
