import { module } from '../../../module.ts'
import { catalogueFilesRoutes } from './catalogue-files.routes.ts'
import { forgetOldImports } from './imports.service.ts'

export const catalogueFilesModule = module({
  routes: () => catalogueFilesRoutes,
  tidy: [
    {
      name: 'forget-catalogue-imports',
      label: 'Menghapus impor katalog yang sudah lama',
      run: forgetOldImports,
    },
  ],
})
