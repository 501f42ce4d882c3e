import {
  getPageMeasurement,
  getSiteMeasurement,
  updatePageMeasurement,
  updateSiteMeasurement,
} from '@naikkelas/contract/marketing'
import { bind } from '../../../platform/endpoints/index.ts'
import { changeMeasurement, manageMeasurement, viewMeasurement } from './measurement.policy.ts'
import * as service from './measurement.service.ts'

export const measurementRoutes = [
  bind(getPageMeasurement, { can: viewMeasurement, run: (input, ctx) => service.getPageMeasurement(ctx, input) }),
  bind(updatePageMeasurement, {
    can: changeMeasurement,
    record: { load: ({ params }, ctx) => service.getPageMeasurement(ctx, { params }) },
    run: (input, ctx) => service.updatePageMeasurement(ctx, input),
  }),
  bind(getSiteMeasurement, { can: manageMeasurement, run: (_, ctx) => service.getSiteMeasurement(ctx) }),
  bind(updateSiteMeasurement, {
    can: manageMeasurement,
    record: { load: (_, ctx) => service.getSiteMeasurement(ctx) },
    run: (input, ctx) => service.updateSiteMeasurement(ctx, input),
  }),
]
