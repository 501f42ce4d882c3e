export { usersModule } from './module.ts'
