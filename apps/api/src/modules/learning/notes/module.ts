import { module } from '../../../module.ts'
import { noteData } from './notes.repo.ts'
import { noteRoutes } from './notes.routes.ts'

export const notesModule = module({ routes: () => noteRoutes, personalData: [noteData] })
