export { notesModule } from './module.ts'
