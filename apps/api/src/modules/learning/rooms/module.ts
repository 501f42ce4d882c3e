import { module } from '../../../module.ts'
import { progressData } from './progress.repo.ts'
import { roomRoutes } from './rooms.routes.ts'

export const roomsModule = module({
  routes: () => roomRoutes,
  personalData: [progressData],
})
