import { module } from '../../../module.ts'
import { questionData } from './question-data.repo.ts'
import { questionRoutes } from './questions.routes.ts'

export const questionsModule = module({ routes: () => questionRoutes, personalData: [questionData] })
