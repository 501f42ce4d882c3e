import type { PageEvent } from './outbox.ts'

/** The specification's debounce: what is scrolled past faster was not read. */
const READ_MS = 2_000
/** The specification's thresholds, by the width of the screen. */
const PHONE = 991

/** Crossing one of these is looked at; very tall sections never show more than a small share of themselves. */
const SHARES = [0.01, 0.02, 0.03, 0.05, 0.1, 0.3, 0.7]

/**
 * Tells of each section that was read, once and when the page is left: how long it stood on the screen, each time of at
 * least two seconds. A section counts while 0.7 of it is on a telephone's screen, 0.3 on a wider one; one taller than the
 * screen from 0.1 on, and the less the taller it is, because the screen holds no more: of twenty screens 0.02.
 * @returns with false tells of what was read, with true begins anew with what is on the screen
 */
export function watchSections(tell: (event: PageEvent) => void) {
  const begun = new Map<HTMLElement, number>()
  /** Milliseconds; endlessly few once they were told. */
  const read = new Map<HTMLElement, number>()
  const share = innerWidth > PHONE ? 0.3 : 0.7

  function end(section: HTMLElement) {
    // Of what was not begun this is no number, which is no longer than anything.
    const visibleMs = performance.now() - (begun.get(section) as number)
    begun.delete(section)
    if (visibleMs >= READ_MS) read.set(section, visibleMs + (read.get(section) ?? 0))
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const section = entry.target as HTMLElement
        const screens = section.offsetHeight / innerHeight
        if (entry.intersectionRatio < (screens > 1 ? 0.5 / (screens + 4) : share)) end(section)
        else if (!begun.has(section)) begun.set(section, performance.now())
      }
    },
    { threshold: SHARES },
  )

  return (isShown: boolean) => {
    observer.disconnect()
    for (const section of begun.keys()) end(section)
    if (isShown) for (const section of document.querySelectorAll('section')) observer.observe(section)
    else
      for (const [section, visibleMs] of read) {
        if (visibleMs < 0) continue
        read.set(section, -Infinity)
        tell({ name: 'landing_page_section', section: section.id, type: section.dataset.sectionType, visibleMs })
      }
  }
}
