import type { TimeLeftLabels } from './time-left.labels.ts'

const lengths = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/**
 * What remains until a moment in its two longest units, which are enough to act on: `2 hari 3 jam`, `23 jam 59 menit`,
 * `59 menit 12 detik`, `1 menit`. Empty once it has come.
 */
export function remaining(until: number, now: number, units: TimeLeftLabels): string {
  let left = Math.ceil((until - now) / 1000)
  if (!(left > 0)) return ''
  const parts = lengths.map(([unit, length]) => {
    const count = Math.floor(left / length)
    left %= length
    return count > 0 ? `${count} ${units[unit]}` : ''
  })
  const longest = parts.findIndex((part) => part !== '')
  return parts
    .slice(longest, longest + 2)
    .filter(Boolean)
    .join(' ')
}
