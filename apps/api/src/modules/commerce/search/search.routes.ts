import {
  createSynonym,
  deleteSynonym,
  exportSearchedWords,
  listSearchedWords,
  listSynonyms,
  searchCatalogue,
  suggestSearch,
  updateSynonym,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile, listedRecord, openingOf } from '../../../platform/endpoints/index.ts'
import { manageSearch, viewSearch } from './search.policy.ts'
import * as search from './search.service.ts'
import * as searched from './searched-words.service.ts'
import * as synonyms from './synonyms.service.ts'

const oneSynonym = listedRecord('synonymId', (ctx: AdminContext) => synonyms.listSynonyms(ctx))

export const searchRoutes = [
  bind(searchCatalogue, {
    can: 'anyone',
    run: (input, ctx, { request }) => search.searchCatalogue(ctx, input, openingOf(request)),
  }),
  bind(suggestSearch, { can: 'anyone', run: (input, ctx) => search.suggestSearch(ctx, input) }),
  bind(listSynonyms, { can: viewSearch, run: (_, ctx) => synonyms.listSynonyms(ctx) }),
  bind(createSynonym, { can: manageSearch, run: (input, ctx) => synonyms.createSynonym(ctx, input) }),
  bind(updateSynonym, {
    can: manageSearch,
    record: oneSynonym,
    run: (input, ctx) => synonyms.updateSynonym(ctx, input),
  }),
  bind(deleteSynonym, {
    can: manageSearch,
    record: oneSynonym,
    run: (input, ctx) => synonyms.deleteSynonym(ctx, input),
  }),
  bind(listSearchedWords, { can: viewSearch, run: (input, ctx) => searched.listSearchedWords(ctx, input) }),
  bindFile(exportSearchedWords, { can: viewSearch, run: (input, ctx) => searched.exportSearchedWords(ctx, input) }),
]
