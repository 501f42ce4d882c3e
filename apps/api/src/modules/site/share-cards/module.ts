import { module } from '../../../module.ts'
import { drawShareCard } from './draw-share-card.job.ts'
import { cardListeners } from './listeners.ts'
import { shareCardRoutes } from './share-cards.routes.ts'

export const shareCardsModule = module({
  routes: () => shareCardRoutes,
  jobs: [drawShareCard],
  within: cardListeners,
})
