import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { useEffect, useState } from 'react'
import { timesWords } from './times-words.ts'

/** What a timer of the browser can wait for at most. */
const longestWaitMs = 2 ** 31 - 1

/** When visitors see a section, in words that become others as its times fall due. */
export function useTimesWords(schedule: SectionSettings['schedule']): string {
  const [now, setNow] = useState(() => new Date())
  const { words, until } = timesWords(schedule, now)
  const due = until?.getTime()
  useEffect(() => {
    if (due === undefined) return
    const wait = Math.min(Math.max(due - Date.now(), 0), longestWaitMs)
    const timer = setTimeout(() => setNow(new Date()), wait)
    return () => clearTimeout(timer)
  }, [due, now])
  return words
}
