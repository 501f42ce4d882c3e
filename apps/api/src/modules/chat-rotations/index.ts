export { chatRotationsRoutes } from './chat-rotations.routes.ts'
export { openChat } from './open-chat.ts'
