export { careersModule } from './module.ts'
export { changeVacancyStatus, createVacancy } from './vacancies.service.ts'
