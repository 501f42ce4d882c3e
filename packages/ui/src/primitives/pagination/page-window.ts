/** Pages to offer, in order; `null` represents those left out between two of them. */
export function pageWindow(page: number, pageCount: number, around = 1): (number | null)[] {
  const wanted = new Set([1, pageCount])
  // At an end the window does not shrink: the same number of places, wherever one is.
  const middle = Math.min(Math.max(page, around + 3), pageCount - around - 2)
  for (let near = middle - around; near <= middle + around; near += 1) wanted.add(near)
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((one, other) => one - other)
  return pages.flatMap((one, index) => {
    const skipped = one - (pages[index - 1] ?? 0) - 1
    if (skipped === 0) return [one]
    // A gap of one page is that page.
    return skipped === 1 ? [one - 1, one] : [null, one]
  })
}
