import { listPartners } from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewPartners } from './partners.policy.ts'
import * as service from './partners.service.ts'

export const partnersRoutes = [bind(listPartners, { can: viewPartners, run: (_, ctx) => service.listPartners(ctx) })]
