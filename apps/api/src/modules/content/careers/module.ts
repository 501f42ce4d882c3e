import { module } from '../../../module.ts'
import { deleteUnclaimedFiles, eraseOldApplicants } from './applicants.service.ts'
import { careerRoutes } from './careers.routes.ts'
import { findVacancyAddresses } from './vacancies.repo.ts'

export const careersModule = module({
  routes: () => careerRoutes,
  addresses: async ({ database, clock }) =>
    (await findVacancyAddresses(database.queries, clock.now())).map(({ number, updatedAt }) => ({
      address: `/karir/${number}`,
      changedAt: updatedAt,
    })),
  tidy: [
    { name: 'erase-old-applicants', label: 'Menghapus data pribadi pelamar lama', run: eraseOldApplicants },
    { name: 'delete-unclaimed-cvs', label: 'Menghapus CV yang tidak jadi dikirim', run: deleteUnclaimedFiles },
  ],
})
