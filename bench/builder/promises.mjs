// What the builder is to keep to, beside Puck in the same run.

/** The promise in ms: an absolute value, or 0.7 of Puck's in the same run where that is more. */
const promises = [
  { what: 'first selected', key: 'selectedMs', limits: { 14: 500, 100: 600, 500: 900 } },
  { what: 'key p95', key: 'key95Ms', limits: { 14: 10, 100: 10, 500: 10 } },
  { what: 'duplicate', key: 'duplicateMs', limits: { 500: 25 } },
  { what: 'undo', key: 'undoMs', limits: { 500: 25 } },
  { what: 'move', key: 'moveMs', limits: { 500: 25 } },
  { what: 'drag frame p95', key: 'frame95Ms', limits: { 14: 18, 100: 18, 500: 18 } },
  { what: 'heap MB', key: 'heapMb', limits: { 14: 7, 100: 12, 500: 20 }, isAbsolute: true },
  { what: 'script KB', key: 'scriptKb', limits: { 14: 210 }, isAbsolute: true },
]

/** @returns rows of promise, limit, measured and kept, of what was measured */
export function promiseRows(results) {
  return promises.flatMap(({ what, key, limits, isAbsolute = false }) =>
    Object.entries(limits).flatMap(([size, figure]) => {
      const measured = results[size]?.Naikkelas?.[key]
      if (measured === undefined) return []
      const beside = isAbsolute ? 0 : 0.7 * (results[size].Puck?.[key] ?? 0)
      const limit = Math.max(figure, beside)
      const isKept = Number.isFinite(measured) && measured <= limit
      return [
        [
          `${what}, ${size} sections`,
          limit.toFixed(1),
          Number.isFinite(measured) ? measured.toFixed(1) : 'failed',
          isKept ? 'yes' : '**no**',
        ],
      ]
    }),
  )
}
