export { chatRotationsModule } from './module.ts'
