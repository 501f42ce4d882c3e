import type { PageEvent } from './outbox.ts'

/** Reports every click on a link or button without delaying it. */
export function watchPresses(ctaClass: string | undefined, report: (event: PageEvent) => void) {
  // A middle click opens a link in another tab and is no click event; a right click opens a menu.
  const reportPress = (event: MouseEvent) => {
    // Outside of sections it is undefined and not used.
    const pressed = (event.target as Element).closest('a[href],button,summary') as HTMLElement
    const section = pressed?.closest('section')
    if (!section || event.button > 1 || event.detail > 1) return
    const href = pressed.getAttribute('href') ?? ''
    const isCta = pressed.classList.contains(ctaClass as string)
    const isBanner = section.dataset.sectionType === 'announcement_bar' || pressed.querySelector('img')
    const form = pressed.closest<HTMLFormElement & { elapsed?: { value: unknown } }>('form')
    report({
      name: isCta ? 'lp_cta_click' : isBanner ? 'banner_click' : 'button_click',
      section: section.id,
      type: href.split('?')[0]?.slice(0, 300),
      button_type: /wa\.me/.test(href) ? 'whatsapp' : form ? 'form' : isCta ? 'cta' : href ? 'link' : 'button',
      // Text as drawn, without surrounding whitespace.
      label: pressed.innerText.slice(0, 120),
    })
    // Submitting with Enter clicks the form's button too. Implausibly fast submissions are marked.
    if (form?.elapsed) form.elapsed.value = performance.now()
  }
  // In the capture phase, before the page can stop it.
  addEventListener('click', reportPress, true)
  addEventListener('auxclick', reportPress, true)
}
