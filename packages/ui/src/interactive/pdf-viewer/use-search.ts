import { useEffect, useState } from 'react'
import { type Hit, hitsOn, lowered, type PageText } from './page-text.ts'

interface Search {
  words: string
  hits: readonly Hit[]
  isDone: boolean
  /** Index of the hit that is looked at; -1 before the first was found. */
  current: number
}

const nothing: Search = { words: '', hits: [], isDone: true, current: -1 }

/** Searches page after page, so that the first hits are there before the last page was read. */
export function useSearch(count: number, textOf: ((page: number) => Promise<PageText>) | null) {
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState(nothing)
  useEffect(() => {
    const words = lowered(query.trim())
    if (words === '' || textOf === null) return setSearch(nothing)
    let isOver = false
    const run = async () => {
      let hits: Hit[] = []
      setSearch({ words, hits, isDone: false, current: -1 })
      for (let page = 1; page <= count; page += 1) {
        // A page that cannot be read has nothing to be found.
        const text = await textOf(page).then(
          (one) => one.text,
          () => '',
        )
        if (isOver) return
        const found = hitsOn(page, text, words)
        hits = [...hits, ...found]
        if (found.length > 0 || page === count) {
          const all = hits
          setSearch((before) => ({
            words,
            hits: all,
            isDone: page === count,
            current: all.length === 0 ? -1 : Math.max(0, before.current),
          }))
        }
      }
    }
    void run()
    return () => {
      isOver = true
    }
  }, [query, count, textOf])
  const step = (by: number) =>
    setSearch((before) =>
      before.hits.length === 0
        ? before
        : { ...before, current: (before.current + by + before.hits.length) % before.hits.length },
    )
  return { query, setQuery, search, step }
}
