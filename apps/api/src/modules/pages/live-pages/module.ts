import { deleteExpiredPresences } from './presence.repo.ts'
import { livePagesRoutes } from './live-pages.routes.ts'
import { pageStreamsOf } from './page-streams.ts'
import { module } from '../../../module.ts'

export const livePagesModule = module({
  routes: (app) => livePagesRoutes(pageStreamsOf(app)),
  endStreams: (app) => pageStreamsOf(app).stop(),
  tidy: [
    {
      name: 'delete-expired-presences',
      label: 'Menghapus tanda kehadiran lama',
      run: ({ database }) => deleteExpiredPresences(database.queries),
    },
  ],
})
