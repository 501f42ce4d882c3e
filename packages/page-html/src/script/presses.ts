import type { PageEvent } from './outbox.ts'

/** Tells of every link and button that is pressed, before it does what it does and without standing in its way. */
export function watchPresses(ctaClass: string | undefined, tell: (event: PageEvent) => void) {
  // The wheel opens a link in another tab, which is no click to browsers; the right button opens a menu.
  const tellPress = (event: MouseEvent) => {
    // In no section it is nothing, and then nothing is asked of it.
    const pressed = (event.target as Element).closest('a[href],button,summary') as HTMLElement
    const section = pressed?.closest('section')
    if (!section || event.button > 1) return
    const href = pressed.getAttribute('href') ?? ''
    const isCta = pressed.classList.contains(ctaClass as string)
    const isBanner = section.dataset.sectionType === 'announcement_bar' || pressed.querySelector('img')
    const form = pressed.closest<HTMLFormElement & { elapsed?: { value: unknown } }>('form')
    tell({
      name: isCta ? 'lp_cta_click' : isBanner ? 'banner_click' : 'button_click',
      section: section.id,
      type: href.split('?')[0]?.slice(0, 300),
      button_type: /wa\.me/.test(href) ? 'whatsapp' : form ? 'form' : isCta ? 'cta' : href ? 'link' : 'button',
      // As it is drawn, so nothing stands around it.
      label: pressed.innerText.slice(0, 120),
    })
    // Sending by Enter presses the form's button too. Who fills a form in faster than people can is looked at twice.
    if (form?.elapsed) form.elapsed.value = performance.now()
  }
  // Before anything of the page may stop it.
  addEventListener('click', tellPress, true)
  addEventListener('auxclick', tellPress, true)
}
