import type { PageEvent } from './outbox.ts'

/** The specification's debounce: what is scrolled past faster was not read. */
const READ_MS = 2_000
/** The specification's thresholds, by the width of the screen. */
const PHONE = 991

/**
 * Tells of each section that was read, once: when it leaves the screen or the page does, with how long it stood there.
 * A section counts while 0.7 of it is on a telephone's screen, 0.3 on a wider one; one taller than the screen from 0.1 on.
 * @returns ends what is being read, and begins anew with what is on the screen
 */
export function watchSections(tell: (event: PageEvent) => void) {
  const begun = new Map<HTMLElement, number>()
  const told = new Set<HTMLElement>()
  const share = innerWidth > PHONE ? 0.3 : 0.7

  function end(section: HTMLElement) {
    // Of what was not begun this is no number, which is no longer than anything.
    const visibleMs = performance.now() - (begun.get(section) as number)
    begun.delete(section)
    if (!(visibleMs >= READ_MS) || told.has(section)) return
    told.add(section)
    tell({
      name: 'landing_page_section',
      section: section.id,
      type: section.dataset.sectionType,
      visibleMs,
    })
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const section = target as HTMLElement
        if (intersectionRatio < (section.offsetHeight > innerHeight ? 0.1 : share)) end(section)
        else if (!begun.has(section)) begun.set(section, performance.now())
      }
    },
    { threshold: [0.1, share] },
  )

  return (isShown: boolean) => {
    observer.disconnect()
    for (const section of begun.keys()) end(section)
    if (isShown) for (const section of document.querySelectorAll('section')) observer.observe(section)
  }
}
