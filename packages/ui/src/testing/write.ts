import { userEvent } from 'vitest/browser'

/** Replaces the text of a field, by keys alone. */
export const write = (text: string) => async (element: HTMLElement) => {
  element.focus()
  await userEvent.keyboard(`{Control>}a{/Control}${text}`)
}
