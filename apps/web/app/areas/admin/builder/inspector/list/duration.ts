const dots = String.raw`[\s.…·:|,–—-]*`
const spelled = String.raw`(?:(\d{1,2})\s*jam)?\s*(?:(\d{1,3})\s*(?:menit|mnt|min|')\.?)?`
const atEnd = new RegExp(
  String.raw`^(.*?\S)${dots}[([]?\s*((?:\d{1,3}:\d{2}(?::\d{2})?)|(?:\d{1,2}\s*jam(?:\s*\d{1,3}\s*(?:menit|mnt|min)?)?)|(?:\d{1,3}\s*(?:menit|mnt|min|'))\.?)\s*[)\]]?$`,
  'i',
)

/** A line and the duration at its end: `Pembuka …… 12 menit`, `Pembuka (12:30)`. Null when there is none. */
export function withoutDuration(line: string): { words: string; duration: string | null } {
  const found = atEnd.exec(line.trim())
  const [, words, duration] = found ?? []
  return words === undefined || duration === undefined || minutesIn(duration) === null
    ? { words: line, duration: null }
    : { words: words.trim(), duration }
}

/** Minutes in a cell: a number, `12 menit`, `1 jam 20 menit`, `12:30`. Null when it says none. */
export function minutesIn(cell: string): number | null {
  const text = cell.trim()
  if (/^\d{1,5}$/.test(text)) return Number(text)
  const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clock) {
    const [, first = '0', second = '0', third] = clock
    // Two numbers are minutes and seconds, three begin with hours; a begun minute counts.
    const seconds =
      third === undefined
        ? Number(first) * 60 + Number(second)
        : Number(first) * 3600 + Number(second) * 60 + Number(third)
    return Math.ceil(seconds / 60)
  }
  const words = new RegExp(`^${spelled}$`, 'i').exec(text)
  if (!words || (words[1] === undefined && words[2] === undefined)) return null
  return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0)
}
