export { findTestedVariants } from './experiments.repo.ts'
export { experimentsModule } from './module.ts'
