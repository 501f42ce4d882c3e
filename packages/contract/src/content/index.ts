export * from './announcements.ts'
export * from './applicants.ts'
export * from './publication.ts'
export * from './vacancies.ts'
