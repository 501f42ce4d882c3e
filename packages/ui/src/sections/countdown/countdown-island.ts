/**
 * Lets every clock of a document count, once a second; a section whose moment comes is taken out of sight. Needs the
 * markup of the `countdown` section and nothing else. Uses no name from outside itself: its text is a script.
 *
 * @returns the timer, for who stops the counting
 */
export function countDown(root: ParentNode = document): ReturnType<typeof setInterval> {
  const lengths: Record<string, number> = { days: 864e5, hours: 36e5, minutes: 6e4, seconds: 1e3 }
  const clocks = root.querySelectorAll<HTMLElement>('[data-countdown]')
  function tick() {
    for (const clock of clocks) {
      let left = Date.parse(clock.dataset.countdown as string) - Date.now()
      if (!(left > 0)) {
        ;(clock.closest('section') ?? clock).hidden = true
        continue
      }
      for (const box of clock.querySelectorAll<HTMLElement>('[data-unit]')) {
        const length = lengths[box.dataset.unit as string] as number
        const text = `${Math.floor(left / length)}`.padStart(2, '0')
        left %= length
        if (box.textContent === text) continue
        // Each digit keeps the cell it was drawn in, so that nothing trembles.
        const cell = box.firstElementChild
        box.replaceChildren(
          ...[...text].map((digit) => {
            const copy = cell?.cloneNode() ?? new Text()
            copy.textContent = digit
            return copy
          }),
        )
      }
      clock.dataset.counting = ''
    }
  }
  tick()
  return setInterval(tick, 1000)
}

const selfCalling = (island: () => unknown) => `(${String(island)})()`

/** The island as a script of its own, for a page that loads it from a file or by hash. */
export const countdownScript = /* @__PURE__ */ selfCalling(countDown)
