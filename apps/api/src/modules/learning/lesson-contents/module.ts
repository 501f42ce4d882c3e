import { module } from '../../../module.ts'
import { lessonContentRoutes } from './lesson-contents.routes.ts'

export const lessonContentsModule = module({ routes: () => lessonContentRoutes })
