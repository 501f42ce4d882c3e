export { uploadsModule } from './module.ts'
