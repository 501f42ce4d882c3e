import { purgeMediaTrash } from './trash.service.ts'
import { mediaUsesRoutes } from './media-uses.routes.ts'
import { module } from '../../../module.ts'

export const mediaUsesModule = module({
  routes: () => mediaUsesRoutes(),
  tidy: [{ name: 'purge-media-trash', label: 'Mengosongkan sampah media', run: (ctx) => purgeMediaTrash(ctx) }],
})
