import {
  createChatRotation,
  deleteChatRotation,
  listChatRotations,
  updateChatRotation,
} from '@naikkelas/contract/marketing'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import { publishPages, viewPages } from '../../pages/landing-pages/index.ts'
import * as rotations from './chat-rotations.service.ts'

export const chatRotationsRoutes = [
  bind(listChatRotations, { can: viewPages, run: (_, ctx) => rotations.listChatRotations(ctx) }),
  bind(createChatRotation, { can: publishPages, run: (input, ctx) => rotations.createChatRotation(ctx, input) }),
  bind(updateChatRotation, {
    can: publishPages,
    record: listedRecord('rotationId', rotations.listChatRotations),
    run: (input, ctx) => rotations.updateChatRotation(ctx, input),
  }),
  bind(deleteChatRotation, {
    can: publishPages,
    record: listedRecord('rotationId', rotations.listChatRotations),
    run: (input, ctx) => rotations.deleteChatRotation(ctx, input),
  }),
]
