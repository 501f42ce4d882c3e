import { compareGatewayDay, listGatewayDifferences, settleGatewayDifference } from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageGatewayReports, viewGatewayReports } from './gateway-reports.policy.ts'
import * as reports from './gateway-reports.service.ts'

export const gatewayReportRoutes = [
  bind(listGatewayDifferences, {
    can: viewGatewayReports,
    run: (input, ctx) => reports.listGatewayDifferences(ctx, input),
  }),
  bind(settleGatewayDifference, {
    can: manageGatewayReports,
    record: { load: (input, ctx) => reports.getGatewayDifference(ctx, input) },
    run: (input, ctx) => reports.settleGatewayDifference(ctx, input),
  }),
  bind(compareGatewayDay, {
    can: manageGatewayReports,
    // Gateways are asked by no transaction.
    transaction: 'own',
    run: (input, ctx) => reports.compareGatewayDay(ctx, input),
  }),
]
