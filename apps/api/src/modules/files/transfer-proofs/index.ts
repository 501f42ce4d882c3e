export { transferProofsModule } from './module.ts'
