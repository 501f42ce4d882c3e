export { createApplication } from './create-application.ts'
export { jobsOf } from './jobs-of.ts'
