export { findTestedVariants } from './experiments.repo.ts'
export { experimentsRoutes } from './experiments.routes.ts'
export { runningTests } from './running-tests.ts'
