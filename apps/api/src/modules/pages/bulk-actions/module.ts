import { deleteOldActs } from './bulk-actions.repo.ts'
import { bulkActionsRoutes } from './bulk-actions.routes.ts'
import { module } from '../../../module.ts'

export const bulkActionsModule = module({
  routes: ({ ports }) => bulkActionsRoutes(ports.pageDrawer),
  tidy: [
    {
      name: 'delete-old-bulk-actions',
      label: 'Menghapus tindakan massal lama',
      run: ({ database }) => deleteOldActs(database.queries),
    },
  ],
})
