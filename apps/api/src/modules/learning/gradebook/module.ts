import { module } from '../../../module.ts'
import { gradeData } from './grade-data.repo.ts'
import { gradebookRoutes } from './gradebook.routes.ts'

export const gradebookModule = module({ routes: () => gradebookRoutes, personalData: [gradeData] })
