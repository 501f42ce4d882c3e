export { courseAnalyticsModule } from './module.ts'
