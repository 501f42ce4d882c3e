import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withFilter } from './with-filter.ts'

/** So long after the last key the search runs, in milliseconds. */
const searchPauseMs = 250

/**
 * The filters of a list, which live in the address, so that a view can be shared and gone back to. What is typed into
 * the search is shown at once and searched for (`cari`) when the typing pauses.
 *
 * @param searched the words that the address holds
 */
export function useAddressFilters(searched: string) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setSearch(searched), [searched])
  useEffect(() => () => clearTimeout(timer.current), [])
  // By the time the typing pauses another filter may have been chosen: what is changed is the address as it is then.
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
