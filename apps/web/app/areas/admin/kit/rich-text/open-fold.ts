/** Opens the `details` that a text lies folded away in, so that it can take the focus. */
export function openFold(text: Element | null): void {
  if (text?.closest('summary')) return
  text?.closest('details:not([open])')?.setAttribute('open', '')
}
