export { profilesModule } from './module.ts'
