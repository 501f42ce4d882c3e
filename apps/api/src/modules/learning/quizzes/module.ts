import { module } from '../../../module.ts'
import { attemptData } from './quizzes.repo.ts'
import { quizRoutes } from './quizzes.routes.ts'

export const quizzesModule = module({ routes: () => quizRoutes, personalData: [attemptData] })
