export { searchModule } from './module.ts'
export { searchedWordsOf } from './searched-words.ts'
