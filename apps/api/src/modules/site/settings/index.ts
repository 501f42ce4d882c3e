export { settingsModule } from './module.ts'
