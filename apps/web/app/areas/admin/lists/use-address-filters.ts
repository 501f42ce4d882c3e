import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withFilter } from './with-filter.ts'

/** Delay after the last key before the search runs, in milliseconds. */
const searchPauseMs = 250

/**
 * The filters of a list, which are stored in the URL, so that a view can be shared and revisited. Typed search text is
 * shown at once and searched for (`cari`) after a pause.
 * @param searched the search text in the URL
 */
export function useAddressFilters(searched: string) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setSearch(searched), [searched])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Another filter may have changed during the pause: the current URL is updated.
  const latest = useRef(setParams)
  useEffect(() => {
    latest.current = setParams
  })
  const change = (changed: Readonly<Record<string, string>>) =>
    latest.current((present) => withFilter(present, changed), { replace: true, preventScrollReset: true })
  const type = (words: string) => {
    setSearch(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ cari: words.trim() }), searchPauseMs)
  }
  return { params, search, type, change }
}
