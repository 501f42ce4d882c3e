import { deletePixelSecret, getPixelSending, setPixelSecret } from '@naikkelas/contract/marketing'
import { bind } from '../../../platform/endpoints/index.ts'
import { changePixelSecrets, viewPixelSending } from './pixel-events.policy.ts'
import * as service from './pixel-secrets.service.ts'

export const pixelEventsRoutes = [
  bind(getPixelSending, { can: viewPixelSending, run: (input, ctx) => service.getPixelSending(ctx, input) }),
  bind(setPixelSecret, { can: changePixelSecrets, run: (input, ctx) => service.setPixelSecret(ctx, input) }),
  bind(deletePixelSecret, { can: changePixelSecrets, run: (input, ctx) => service.deletePixelSecret(ctx, input) }),
]
