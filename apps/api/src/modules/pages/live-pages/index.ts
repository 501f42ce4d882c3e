export { livePagesModule } from './module.ts'
