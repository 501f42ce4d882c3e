import { encodePicture } from './encode-picture.job.ts'
import { removeUnusedFiles } from './unused-files.service.ts'
import { findMediaFile } from './media-file.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaHandler } from './serve-media.ts'
import { findShownPictures } from './shown-pictures.ts'
import { module } from '../../../module.ts'

export const mediaModule = module({
  shownPictures: findShownPictures,
  routes: ({ ports }) => mediaRoutes(ports),
  files: ({ database, ports, mediaOrigin, onFailure }) => ({
    '/media/': createMediaHandler({
      find: (name) => findMediaFile(database.queries, name),
      kept: ports.referencedMedia,
      blobs: ports.blobs,
      mediaOrigin,
      onFailure,
    }),
  }),
  jobs: [encodePicture],
  tidy: [
    {
      name: 'remove-unused-files',
      label: 'Menghapus berkas yang tidak dipakai',
      run: (ctx) => removeUnusedFiles(ctx, ctx.ports.blobs),
    },
  ],
})
