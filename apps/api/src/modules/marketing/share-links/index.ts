export { shareLinksModule } from './module.ts'
