export { adEventsModule } from './module.ts'
