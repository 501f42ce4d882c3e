import { describeMedia, getMedia, listMedia } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { describePictures, viewMedia } from './media.policy.ts'
import * as service from './media.service.ts'

export const mediaRoutes = [
  bind(listMedia, { can: viewMedia, run: (input, ctx) => service.listMedia(ctx, input) }),
  bind(getMedia, { can: viewMedia, run: (input, ctx) => service.getMedia(ctx, input) }),
  bind(describeMedia, { can: describePictures, run: (input, ctx) => service.describeMedia(ctx, input) }),
]
