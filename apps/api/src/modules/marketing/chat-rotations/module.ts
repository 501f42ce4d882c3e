import { chatRotationsRoutes } from './chat-rotations.routes.ts'
import { openChat } from './open-chat.ts'
import { module } from '../../../module.ts'

export const chatRotationsModule = module({
  routes: () => chatRotationsRoutes,
  paths: (app) => ({ '/wa/*': ({ request }) => openChat(app, request) }),
})
