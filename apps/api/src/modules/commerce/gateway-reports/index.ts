export { gatewayReportsModule } from './module.ts'
