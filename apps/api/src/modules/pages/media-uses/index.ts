export { mediaUsesModule } from './module.ts'
