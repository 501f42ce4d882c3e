import { dayInWib } from '@naikkelas/contract/time'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../../app-context.ts'
import type { EventRow } from './event-rows.rules.ts'
import { findRecentSources } from './recent-sources.repo.ts'
import { knownSources } from './visit-source.rules.ts'

/** New combinations of source and campaign that a page counts separately per day. */
const newSourcesADay = 200
/** What a page was come to by within so many days is not new. */
const knownDays = 7
/** Names that are cached, of all pages together; about 12 MB. */
const MAX_CACHED_NAMES = 100_000
/** Name of a source or campaign beyond the limit. */
const otherSources = '(lainnya)'

type SourcePair = Pick<EventRow, 'source' | 'campaign'>

interface Sources {
  sources: Set<string>
  pairs: Set<string>
  /** Pairs of the day that were not there before. */
  fresh: number
}

export interface SourceLimit {
  /** The rows of one delivery as they are counted. */
  bounded: (rows: readonly EventRow[]) => Promise<readonly EventRow[]>
}

/**
 * Sources and campaigns come from addresses, and each new one is a row for every hour, section and button: invented
 * names must not fill the table. The set in memory is bounded in each process and is loaded from the stored metrics
 * once a day, so that restarts and further processes do not reset the limit.
 */
export function createSourceLimit({ database }: Pick<AppContext, 'database'>): SourceLimit {
  const cache = new LRUCache<string, { sources: Promise<Sources> }>({ maxSize: MAX_CACHED_NAMES })

  async function load(pageId: string, day: string): Promise<Sources> {
    const since = dayInWib(new Date(Date.parse(day) - knownDays * 86_400_000))
    const recent = await findRecentSources(database.queries, { pageId, since, day })
    return {
      sources: new Set([...knownSources, ...recent.map(({ source }) => source)]),
      pairs: new Set(recent.map(pairOf)),
      fresh: recent.filter(({ isNew, ...source }) => isNew && !isOther(source)).length,
    }
  }

  function sourcesOf(pageId: string, day: string): Promise<Sources> {
    const key = `${day} ${pageId}`
    const cached = cache.get(key)
    if (cached) return cached.sources
    const sources = load(pageId, day)
    cache.set(key, { sources }, { size: 1 })
    sources.then(
      (loaded) => resize(key, sources, loaded),
      () => cache.delete(key),
    )
    return sources
  }

  /** An entry is as large as its names; lru-cache counts a size again only for another value. */
  function resize(key: string, sources: Promise<Sources>, { pairs }: Sources) {
    if (cache.peek(key)?.sources === sources) cache.set(key, { sources }, { size: pairs.size + 1 })
  }

  return {
    async bounded(rows) {
      const [first] = rows
      if (!first || first.page_id === null) return rows
      const sources = sourcesOf(first.page_id, first.day)
      const known = await sources
      const before = known.pairs.size
      const { source, campaign } = limited(known, first)
      if (known.pairs.size > before) resize(`${first.day} ${first.page_id}`, sources, known)
      return source === first.source && campaign === first.campaign
        ? rows
        : rows.map((row) => ({ ...row, source, campaign }))
    },
  }
}

/** No name has a line's end in it. */
const pairOf = ({ source, campaign }: SourcePair) => `${source}\n${campaign}`

const isOther = ({ source, campaign }: SourcePair) => source === otherSources || campaign === otherSources

/** A source as it is counted; a new one is known from now on, as long as the day has not too many of them. */
function limited(known: Sources, { source, campaign }: SourcePair): SourcePair {
  const isKnown = known.sources.has(source)
  // Without a campaign there is one row for each known source, which needs no limit.
  if (isKnown && campaign === '') return { source, campaign }
  const pair = pairOf({ source, campaign })
  if (known.pairs.has(pair)) return { source, campaign }
  if (known.fresh < newSourcesADay) {
    known.fresh += 1
    known.pairs.add(pair)
    known.sources.add(source)
    return { source, campaign }
  }
  return { source: isKnown ? source : otherSources, campaign: campaign === '' ? '' : otherSources }
}
