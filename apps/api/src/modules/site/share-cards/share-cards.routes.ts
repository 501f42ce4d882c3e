import { getShareCard } from '@naikkelas/contract/site'
import { bind } from '../../../platform/endpoints/index.ts'
import * as service from './share-cards.service.ts'

export const shareCardRoutes = [
  bind(getShareCard, { can: 'anyone', run: (input, ctx) => service.getShareCard(ctx, input) }),
]
