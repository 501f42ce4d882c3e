import { getHealth } from '@naikkelas/contract'
import { bind } from '../endpoints/index.ts'
import * as service from './health.service.ts'

export const healthRoutes = [bind(getHealth, { can: 'anyone', run: (_, ctx) => service.getHealth(ctx) })]
