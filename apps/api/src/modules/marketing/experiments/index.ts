export { findTestedVariants } from './experiments.queries.ts'
export { experimentsModule } from './module.ts'
