import type { PageEvent } from './outbox.ts'

/** The specification's debounce: a section scrolled past faster was not read. */
const READ_MS = 2_000
/** The specification's thresholds, by screen width. */
const PHONE = 991

/** Observed ratios; very tall sections never show more than a small share of themselves. */
const SHARES = [0.01, 0.02, 0.03, 0.05, 0.1, 0.3, 0.7]

/**
 * Reports each section that was read, once, when the page is left: the total time in the viewport, in stays of at least
 * two seconds. A section counts with 0.7 of it visible on a phone, 0.3 on a wider screen; a section taller than the
 * screen from 0.1, and less the taller it is, because no more fits: 0.02 for twenty screens.
 * @returns a function: with false it reports what was read, with true it starts over with the visible sections
 */
export function watchSections(report: (event: PageEvent) => void) {
  const begun = new Map<HTMLElement, number>()
  /** Milliseconds; infinite once reported. */
  const read = new Map<HTMLElement, number>()

  function end(section: HTMLElement) {
    // NaN for a section that was never visible, which compares as not longer.
    const visibleMs = performance.now() - (begun.get(section) as number)
    begun.delete(section)
    if (visibleMs >= READ_MS) read.set(section, visibleMs + (read.get(section) ?? 0))
  }

  const observer = new IntersectionObserver(
    (entries) => {
      // Asked for while the page is drawn, the width would cost a layout of its own; here there has been one.
      const share = innerWidth > PHONE ? 0.3 : 0.7
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
        report({ name: 'landing_page_section', section: section.id, type: section.dataset.sectionType, visibleMs })
      }
  }
}
