import { keepEventDays } from './event-keeping.service.ts'
import { trackerRoutes } from './tracker.routes.ts'
import { measurementRoutes } from './measurement.routes.ts'
import { trackerOf } from './tracker-of.ts'
import { module } from '../../../module.ts'

export const trackerModule = module({
  routes: (app) => [...measurementRoutes, ...trackerRoutes(trackerOf(app))],
  onStop: (app) => trackerOf(app).stop(),
  tidy: [{ name: 'keep-event-days', label: 'Merapikan catatan kunjungan', run: (ctx) => keepEventDays(ctx) }],
})
