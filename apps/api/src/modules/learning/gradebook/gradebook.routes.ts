import { exportGrades, getLearnerGrades, getOwnGrades, listGrades } from '@naikkelas/contract/learning'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { exportGrades as sendGrades } from './export-grades.ts'
import { viewGrades, viewOwnGrades } from './gradebook.policy.ts'
import { listGrades as list } from './gradebook.service.ts'
import * as learners from './learner-grades.service.ts'

export const gradebookRoutes = [
  bind(listGrades, { can: viewGrades, run: (input, ctx) => list(ctx, input) }),
  bindFile(exportGrades, { can: viewGrades, run: (input, ctx) => sendGrades(ctx, input) }),
  bind(getLearnerGrades, { can: viewGrades, run: (input, ctx) => learners.getLearnerGrades(ctx, input) }),
  bind(getOwnGrades, {
    for: learnerRealm,
    can: viewOwnGrades,
    inView: 'shown',
    run: (input, ctx) => learners.getOwnGrades(ctx, input),
  }),
]
