export { monthClosingsModule } from './module.ts'
