import { module } from '../../../module.ts'
import { deleteUnusedWords } from './search.repo.ts'
import { searchRoutes } from './search.routes.ts'
import { searchedWordsOf } from './searched-words.ts'
import { tidySearchedWords } from './searched-words.service.ts'

/** What a crash may cost of the counts of searched words. */
const WORDS_MS = 5_000

export const searchModule = module({
  routes: () => searchRoutes,
  localTasks: (app) => [{ name: 'writing searched words', everyMs: WORDS_MS, run: searchedWordsOf(app).flush }],
  tidy: [
    {
      name: 'forget-unused-words',
      label: 'Merapikan kata pencarian yang sudah tidak dipakai',
      run: ({ database: { queries } }) => deleteUnusedWords(queries),
    },
    {
      name: 'forget-searched-words',
      label: 'Menghapus kata yang dicari lebih dari setahun lalu',
      run: tidySearchedWords,
    },
  ],
})
