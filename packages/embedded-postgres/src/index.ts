export { prepareDataFolder } from './data-folder.ts'
export { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'
