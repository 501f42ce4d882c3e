import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type exportSearchedWords as exportEndpoint,
  type listSearchedWords as listEndpoint,
  searchedWordsAtMost,
} from '@naikkelas/contract/commerce'
import { addDays, dayInWib } from '@naikkelas/contract/time'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { count, day, spreadsheetOf, text } from '../../../platform/files/spreadsheets/index.ts'
import { deleteSearchedWords, findSearchedWords, sumSearches } from './searched-words.repo.ts'

/** Days that words are kept: a year, to compare a season with the last one. */
const keptDays = 400

export async function listSearchedWords(
  { database: { queries } }: AdminContext,
  { query: { from, until, show } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const items = await findSearchedWords(queries, {
    from,
    until,
    isEmptyOnly: show === 'empty',
    limit: searchedWordsAtMost,
  })
  return { ...(await sumSearches(queries, { from, until })), items }
}

export async function exportSearchedWords(
  ctx: AdminContext,
  { params: { format }, query }: InputFor<typeof exportEndpoint>,
): Promise<Response> {
  const { items } = await listSearchedWords(ctx, { query })
  const { bytes, type } = spreadsheetOf(
    [
      {
        name: 'Kata yang dicari',
        columns: [
          { title: 'Kata', width: 40 },
          { title: 'Dicari', width: 12 },
          { title: 'Tanpa hasil', width: 12 },
          { title: 'Terakhir', width: 14 },
        ],
        rows: items.map((one) => [text(one.words), count(one.searches), count(one.emptySearches), day(one.lastDay)]),
      },
    ],
    format,
  )
  return fileAnswer(bytes, { name: `kata-yang-dicari-${query.from}-${query.until}.${format}`, type })
}

export function tidySearchedWords({ database: { queries }, clock }: AppContext): Promise<void> {
  return deleteSearchedWords(queries, addDays(dayInWib(clock.now()), -keptDays))
}
