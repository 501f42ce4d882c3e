export { compareReport } from './compare-day.ts'
export { gatewayReportsModule } from './module.ts'
