import { encodePicture } from './encode-picture.job.ts'
import { removeUnusedFiles } from './unused-files.service.ts'
import { mediaRoutes } from './media.routes.ts'
import { module } from '../../../module.ts'

export const mediaModule = module({
  routes: ({ ports }) => mediaRoutes(ports),
  jobs: [encodePicture],
  tidy: [
    {
      name: 'remove-unused-files',
      label: 'Menghapus berkas yang tidak dipakai',
      run: (ctx) => removeUnusedFiles(ctx, ctx.ports.blobs),
    },
  ],
})
