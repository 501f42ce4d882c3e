/** Takes out of a telephone number what people group its digits with, while they type or when a browser fills it in. */
export function joinNumbers() {
  addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement
    if (field.type === 'tel') field.value = field.value.replace(/[ -]/g, '')
  })
}
