import { courseLevels, type InputFor, type OutputFor, sellableKinds } from '@naikkelas/contract'
import {
  cardsPerPage,
  type searchCatalogue as searchEndpoint,
  sellableAddress,
  suggestionsAtMost,
  type suggestSearch as suggestEndpoint,
} from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { Opening } from '../../../platform/endpoints/index.ts'
import { cardViews, listPlaceOf, pageOfList } from '../catalogue/index.ts'
import { phrasesOf, type Question, questionOf, wordsOf } from './question.rules.ts'
import {
  type Choices,
  type Counts,
  countFound,
  findFound,
  findPopular,
  findSuggestions,
  findWords,
  type Match,
} from './search.repo.ts'
import { searchedWordsOf } from './searched-words.ts'

/** Shown where nothing was found. */
const popularAtMost = 4
const similarAtMost = 6

/** At most four queries, whatever the page. */
export async function searchCatalogue(
  ctx: AppContext,
  { query }: InputFor<typeof searchEndpoint>,
  opening: Opening,
): Promise<OutputFor<typeof searchEndpoint>> {
  const { queries } = ctx.database
  const { words: written, kind, category, price, level, sort, after, before } = query
  const choices = { kind, category, price, level }
  const now = ctx.clock.now()
  const words = wordsOf(written)
  const question = await askedQuestion(queries, words)
  // Signs alone ask for something that nothing has.
  const isNothing = words.length === 0 && written.trim() !== ''
  const { match, counts } = isNothing ? nothingAt(now) : await matchOf(queries, question, choices, now)
  const isBare = [kind, category, price, level, sort, after, before].every((value) => value === undefined)
  if (isBare) searchedWordsOf(ctx).count(written, counts.fitting === 0, opening)

  const found =
    counts.total === 0
      ? []
      : await findFound(queries, {
          match,
          choices,
          sort,
          from: before !== undefined ? listPlaceOf(before) : after === undefined ? undefined : listPlaceOf(after),
          isBackwards: before !== undefined,
          limit: cardsPerPage + 1,
        })
  const popular = counts.fitting === 0 ? await findPopular(queries, { now, limit: popularAtMost }) : []
  const page = pageOfList({ found, perPage: cardsPerPage, after, before })
  return {
    ...page,
    items: await cardViews(ctx, page.items),
    total: counts.total,
    match: counts.fitting === 0 ? 'none' : match.mode,
    corrected: question.corrected,
    kinds: counts.kinds.toSorted((one, other) => sellableKinds.indexOf(one.kind) - sellableKinds.indexOf(other.kind)),
    categories: counts.categories,
    prices: [
      { price: 'free', count: counts.free },
      { price: 'paid', count: counts.paid },
    ],
    levels: counts.levels.toSorted((one, other) => courseLevels.indexOf(one.level) - courseLevels.indexOf(other.level)),
    similarWords: counts.fitting === 0 ? question.similarWords.slice(0, similarAtMost) : [],
    popular: await cardViews(ctx, popular),
  }
}

/** Two queries, three where no entry has all words. */
export async function suggestSearch(
  { database: { queries }, clock }: AppContext,
  { query }: InputFor<typeof suggestEndpoint>,
): Promise<OutputFor<typeof suggestEndpoint>> {
  const words = wordsOf(query.words)
  if (words.length === 0) return []
  const { units } = await askedQuestion(queries, words, true)
  const now = clock.now()
  const exact = await findSuggestions(queries, { units, mode: 'all', now }, suggestionsAtMost)
  const found =
    exact.length > 0 ? exact : await findSuggestions(queries, { units, mode: 'near', now }, suggestionsAtMost)
  return found.map(({ name, kind, link, number, partner, course_type: type }) => ({
    name,
    kind,
    address: sellableAddress({ kind, link, number, partner, course: type === null ? null : { type } }),
  }))
}

const noQuestion: Question = { units: [], corrected: null, similarWords: [] }

async function askedQuestion(queries: Queries, words: readonly string[], isTyping = false): Promise<Question> {
  if (words.length === 0) return noQuestion
  return questionOf({ words, ...(await findWords(queries, { words, phrases: phrasesOf(words) })), isTyping })
}

const noCounts: Counts = { fitting: 0, total: 0, kinds: [], categories: [], free: 0, paid: 0, levels: [] }
const nothingAt = (now: Date) => ({ match: { units: [], mode: 'all', now } satisfies Match, counts: noCounts })

/** Entries with all words; those with some or similar ones where none has all. Choices do not decide which. */
async function matchOf(queries: Queries, { units }: Question, choices: Choices, now: Date) {
  const all: Match = { units, mode: 'all', now }
  const counts = await countFound(queries, all, choices)
  if (counts.fitting > 0) return { match: all, counts }
  const near: Match = { units, mode: 'near', now }
  return { match: near, counts: await countFound(queries, near, choices) }
}
