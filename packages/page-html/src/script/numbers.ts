/** Removes grouping characters from a phone number while it is typed or autofilled. */
export function joinNumbers() {
  addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.type === 'tel') field.value = field.value.replace(/[ -]/g, '')
  })
}
