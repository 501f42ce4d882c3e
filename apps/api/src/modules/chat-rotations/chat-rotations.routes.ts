import { createChatRotation, deleteChatRotation, listChatRotations, updateChatRotation } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { publishPages, viewPages } from '../landing-pages/index.ts'
import * as rotations from './chat-rotations.service.ts'

export const chatRotationsRoutes = [
  bind(listChatRotations, { can: viewPages, run: (_, ctx) => rotations.listChatRotations(ctx) }),
  bind(createChatRotation, { can: publishPages, run: (input, ctx) => rotations.createChatRotation(ctx, input) }),
  bind(updateChatRotation, { can: publishPages, run: (input, ctx) => rotations.updateChatRotation(ctx, input) }),
  bind(deleteChatRotation, { can: publishPages, run: (input, ctx) => rotations.deleteChatRotation(ctx, input) }),
]
