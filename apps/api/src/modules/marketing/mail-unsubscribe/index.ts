export { mailUnsubscribeModule } from './module.ts'
