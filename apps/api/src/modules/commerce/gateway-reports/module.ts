import { module } from '../../../module.ts'
import { compareYesterday } from './compare-yesterday.job.ts'
import { gatewayReportRoutes } from './gateway-reports.routes.ts'

export const gatewayReportsModule = module({ routes: () => gatewayReportRoutes, jobs: [compareYesterday] })
