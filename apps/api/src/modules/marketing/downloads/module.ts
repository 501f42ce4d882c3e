import { downloadsRoutes } from './downloads.routes.ts'
import { module } from '../../../module.ts'

export const downloadsModule = module({
  routes: ({ ports }) => downloadsRoutes(ports.blobs),
})
