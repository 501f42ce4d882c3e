import { module } from '../../../module.ts'
import { learnerFiles } from './learner-files.repo.ts'
import { removeOldUploads } from './own-uploads.service.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export const uploadsModule = module({
  routes: ({ ports }) => uploadsRoutes(ports),
  personalData: [learnerFiles],
  tidy: [
    {
      name: 'remove-old-uploads',
      label: 'Menghapus unggahan yang tidak selesai',
      run: removeOldUploads,
    },
  ],
})
