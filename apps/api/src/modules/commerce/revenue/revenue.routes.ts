import { getRevenue } from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewRevenue } from './revenue.policy.ts'
import * as revenue from './revenue.service.ts'

export const revenueRoutes = [
  bind(getRevenue, { can: viewRevenue, run: (input, ctx) => revenue.getRevenue(ctx, input) }),
]
