import {
  anonymizeApplicant,
  applyForVacancy,
  browseVacancies,
  changeVacancyStatus,
  createVacancy,
  exportApplicants,
  getVacancy,
  getVacancyPage,
  listApplicants,
  listVacancies,
  updateApplicant,
  updateVacancy,
  previewVacancy,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import * as applicants from './applicants.service.ts'
import * as applications from './applications.service.ts'
import { manageCareers, viewVacancies } from './careers.policy.ts'
import { exportApplicants as sendApplicants } from './export-applicants.ts'
import * as published from './public-vacancies.service.ts'
import * as vacancies from './vacancies.service.ts'

const oneVacancy = {
  load: (input: { params: { vacancyId: string } }, ctx: AdminContext) => vacancies.getVacancy(ctx, input),
}

/** What audit entries may hold of an application: no data of the person. */
const applicantFacts = {
  load: async ({ params }: { params: { applicantId: string } }, ctx: AdminContext) => {
    const { id, vacancy, status, anonymizedAt } = await applicants.getApplicant(ctx, params.applicantId)
    return { id, vacancy: vacancy.title, status, anonymizedAt }
  },
}

export const careerRoutes = [
  bind(browseVacancies, { can: 'anyone', run: (input, ctx) => published.browseVacancies(ctx, input) }),
  bind(getVacancyPage, { can: 'anyone', run: (input, ctx) => published.getVacancyPage(ctx, input) }),
  bind(applyForVacancy, {
    can: 'anyone',
    run: (input, ctx, request) => applications.applyForVacancy(ctx, input, request),
  }),
  bind(listVacancies, { can: viewVacancies, run: (input, ctx) => vacancies.listVacancies(ctx, input) }),
  bind(previewVacancy, { can: viewVacancies, run: (input, ctx) => published.previewVacancy(ctx, input) }),
  bind(getVacancy, { can: viewVacancies, run: (input, ctx) => vacancies.getVacancy(ctx, input) }),
  bind(createVacancy, { can: manageCareers, run: (input, ctx) => vacancies.createVacancy(ctx, input) }),
  bind(updateVacancy, {
    can: manageCareers,
    record: oneVacancy,
    run: (input, ctx) => vacancies.updateVacancy(ctx, input),
  }),
  bind(changeVacancyStatus, { can: manageCareers, run: (input, ctx) => vacancies.changeVacancyStatus(ctx, input) }),
  bind(listApplicants, { can: manageCareers, run: (input, ctx) => applicants.listApplicants(ctx, input) }),
  bindFile(exportApplicants, { can: manageCareers, run: (input, ctx) => sendApplicants(ctx, input) }),
  bind(updateApplicant, {
    can: manageCareers,
    record: applicantFacts,
    run: (input, ctx) => applicants.updateApplicant(ctx, input),
  }),
  bind(anonymizeApplicant, {
    can: manageCareers,
    record: applicantFacts,
    run: (input, ctx) => applicants.anonymizeApplicant(ctx, input),
  }),
]
