export { careersModule } from './module.ts'
export { getVacancyPage } from './public-vacancies.service.ts'
export { changeVacancyStatus, createVacancy } from './vacancies.service.ts'
