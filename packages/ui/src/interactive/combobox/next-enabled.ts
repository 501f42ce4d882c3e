/** The place of the next one that can be chosen, round the ends; -1 where there is none. */
export function nextEnabled(
  options: readonly { disabled?: boolean | undefined; isDisabled?: boolean | undefined }[],
  from: number,
  by: 1 | -1,
): number {
  const count = options.length
  const start = from < 0 && by < 0 ? 0 : from
  for (let step = 1; step <= count; step += 1) {
    const at = (((start + by * step) % count) + count) % count
    const { isDisabled, disabled = isDisabled } = options[at] ?? {}
    if (!disabled) return at
  }
  return -1
}
