import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { deleteViewsOf, findViewsOf } from './user-views.repo.ts'

/** Whether someone of the team looks at the site as the learner just now; what is over is in the audit log. */
export const userViewsData: PersonalDataSource = {
  name: 'Dilihat oleh tim',
  tables: ['learner_views'],
  async find(queries, learnerId) {
    const views = await findViewsOf(queries, learnerId)
    return views.map(({ begunAt, endsAt }) => ({ begunAt: begunAt.toISOString(), endsAt: endsAt.toISOString() }))
  },
  // It was asked for with a reason that names the account that goes.
  merge: (tx, { mergedId }) => deleteViewsOf(tx, mergedId),
}
