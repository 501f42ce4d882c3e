import { module } from '../../../module.ts'
import { paymentCaseRoutes } from './payment-cases.routes.ts'

export const paymentCasesModule = module({ routes: () => paymentCaseRoutes })
