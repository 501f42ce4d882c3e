import { deleteOldPixelEvents } from './pixel-events.repo.ts'
import { forgetPurchases, keepPurchase, queuePurchase } from './purchases.service.ts'
import { queueLeadEvent, queueVisits } from './queue.service.ts'
import { sendAdEvents } from './send-ad-events.job.ts'
import { pixelEventsRoutes } from './pixel-events.routes.ts'
import { module } from '../../../module.ts'

export const adEventsModule = module({
  routes: () => pixelEventsRoutes,
  jobs: [sendAdEvents],
  within: [queueLeadEvent, keepPurchase, queuePurchase, forgetPurchases],
  listen: queueVisits,
  tidy: [
    {
      name: 'delete-old-ad-events',
      label: 'Menghapus kejadian iklan lama',
      run: ({ database }) => deleteOldPixelEvents(database.queries),
    },
  ],
})
