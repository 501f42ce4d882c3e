export { accessGrantsModule } from './module.ts'
