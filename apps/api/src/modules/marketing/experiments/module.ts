import { endWithoutVariants } from './end-without-variants.ts'
import { experimentsRoutes } from './experiments.routes.ts'
import { module } from '../../../module.ts'

export const experimentsModule = module({
  routes: ({ ports }) => experimentsRoutes(ports.pageDrawer),
  within: [endWithoutVariants],
})
