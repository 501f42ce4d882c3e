import type { AppContext } from '../../../app-context.ts'
import { perApp } from '../../../platform/per-app.ts'
import { isOpenedByPerson, type Opening } from '../../../platform/endpoints/index.ts'
import { addLeftHits } from './redirects.repo.ts'

export interface RedirectHits {
  /** Counts a person's visit to a former address. Counts stay in memory until `flush`. */
  count: (place: { kind: string; link: string }, opening: Opening) => void
  /** Writes the counts. A crash loses a few seconds of them. */
  flush: () => Promise<void>
}

/** Of addresses counted between two writings; a flood of others is not counted. */
const addressesAtMost = 5_000

/** Old addresses are answered from memory, so their hits are gathered and written together. */
function createRedirectHits({ database, clock }: AppContext): RedirectHits {
  let counts = new Map<string, { kind: string; link: string; hits: number }>()
  return {
    count({ kind, link }, opening) {
      if (!isOpenedByPerson(opening)) return
      const key = `${kind} ${link}`
      const counted = counts.get(key)
      if (counted) counted.hits += 1
      else if (counts.size < addressesAtMost) counts.set(key, { kind, link, hits: 1 })
    },
    async flush() {
      const due = counts
      counts = new Map()
      for (const one of due.values()) await addLeftHits(database.queries, { ...one, at: clock.now() })
    },
  }
}

export const redirectHitsOf = perApp(createRedirectHits)
