export interface FieldMistake {
  /** Id of the control. */
  fieldId: string
  /** The field and what is wrong with it: its name is not said twice. */
  text: string
}

/** What is wrong in a form, in the order and the words of its fields. */
export function mistakesIn(form: HTMLFormElement): FieldMistake[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].flatMap((control) => {
    const message = control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-error'))
    const text = message === undefined ? undefined : form.ownerDocument.getElementById(message)?.textContent?.trim()
    const label = labelOf(control)
    if (control.id === '' || !text || !label) return []
    const saysName = text.toLowerCase().startsWith(label.toLowerCase())
    return [{ fieldId: control.id, text: saysName ? text : `${label}: ${text}` }]
  })
}

export function focusMistake(fieldId: string): void {
  const control = document.getElementById(fieldId)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function labelOf(control: HTMLElement): string | undefined {
  const label = control.ownerDocument.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  return (label?.textContent ?? control.getAttribute('aria-label'))?.trim()
}
