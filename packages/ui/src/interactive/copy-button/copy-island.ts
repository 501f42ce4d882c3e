/**
 * Lets every CopyButton of a document copy, and shows those that were hidden without a script. Needs the markup of
 * CopyButton and nothing else. Uses no name from outside itself: its text is a script.
 */
export function copyOnPress(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = place.querySelector('button')
    const field = place.querySelector('input')
    const status = place.querySelector<HTMLElement>('[data-copied]')
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (state: 'copied' | 'refused' | '') => {
      place.dataset.state = state
      if (status) status.textContent = (state && status.dataset[state]) || ''
      if (field) field.hidden = state !== 'refused'
      status?.classList.toggle('ui:sr-only', state !== 'refused')
    }
    button?.addEventListener('click', async () => {
      clearTimeout(timer)
      try {
        await navigator.clipboard.writeText(place.dataset.copy ?? '')
        show('copied')
        timer = setTimeout(show, 2000, '')
      } catch {
        show('refused')
        field?.select()
      }
    })
    place.hidden = false
  }
}

/** The island as a script of its own, for a page that loads it from a file or by hash. */
export const copyScript = `(${String(copyOnPress)})()`
