/**
 * Lets every TimeLeft of a document count, once a second. Needs the markup of TimeLeft and nothing else. Uses no name
 * from outside itself: its text is a script.
 *
 * @returns the timer, for who stops the counting
 */
export function countTimeLeft(root: ParentNode = document): ReturnType<typeof setInterval> {
  const clocks = new Set(root.querySelectorAll<HTMLElement>('time[data-countdown]'))
  function tick() {
    for (const clock of clocks) {
      const { countdown, ended = '', units = '' } = clock.dataset
      let left = Math.ceil((Date.parse(countdown as string) - Date.now()) / 1000)
      let words = ''
      let longest: number | undefined
      if (left > 0)
        units.split(',').forEach((unit, at) => {
          const length = [86400, 3600, 60, 1][at] as number
          const count = Math.floor(left / length)
          left %= length
          if (count > 0) longest ??= at
          if (count > 0 && at - (longest as number) < 2) words += `${words && ' '}${count} ${unit}`
        })
      else {
        const status = clock.nextElementSibling
        // Only what ends while one looks is read out.
        if (status && clock.dataset.counting !== undefined) status.textContent = ended
        clocks.delete(clock)
      }
      clock.textContent = words || ended
      clock.dataset.counting = ''
    }
  }
  tick()
  return setInterval(tick, 1000)
}

/** The island as a script of its own, for a page that loads it from a file or by hash. */
export const timeLeftScript = /* @__PURE__ */ (() => `(${String(countTimeLeft)})()`)()
