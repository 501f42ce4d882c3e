export { partnerLinksModule } from './module.ts'
