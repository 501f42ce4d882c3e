export { deleteOldPixelEvents } from './pixel-events.repo.ts'
export { pixelEventsRoutes } from './pixel-events.routes.ts'
export { queueLeadEvent, queueVisits } from './queue.service.ts'
export { createPixelSender, type PixelEndpoints } from './send.service.ts'
