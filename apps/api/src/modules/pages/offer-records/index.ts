export { offerRecordsModule } from './module.ts'
