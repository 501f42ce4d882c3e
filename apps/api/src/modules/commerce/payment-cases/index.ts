export { paymentCasesModule } from './module.ts'
