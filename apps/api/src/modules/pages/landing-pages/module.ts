import { carryOutSchedule } from './carry-out-schedule.job.ts'
import { squashOperations } from './old-operations.service.ts'
import { purgeTrash } from './landing-pages.repo.ts'
import { listeners } from './listeners.ts'
import { deleteExpiredPreviews } from './previews.repo.ts'
import { redrawAwaitingPages, redrawOutdatedPages, redrawPage } from './redraw-page.job.ts'
import { deleteUnusedRenders } from './unused-renders.service.ts'
import { landingPagesRoutes } from './landing-pages.routes.ts'
import { createPublishedList } from './published-pages.service.ts'
import { module } from '../../../module.ts'

export const landingPagesModule = module({
  async onStart({ ports: { pageDrawer }, jobs, database }) {
    if (pageDrawer.build !== undefined)
      await jobs.enqueue(database.queries, redrawOutdatedPages, { build: pageDrawer.build }, { key: pageDrawer.build })
  },
  routes: (app) => landingPagesRoutes(app.ports.pageDrawer, createPublishedList(app), app.ports),
  jobs: [carryOutSchedule, redrawPage, redrawAwaitingPages, redrawOutdatedPages],
  within: listeners,
  tidy: [
    { name: 'delete-unused-renders', label: 'Menghapus gambaran halaman yang tidak dipakai', run: deleteUnusedRenders },
    { name: 'squash-page-operations', label: 'Meringkas riwayat suntingan lama', run: squashOperations },
    {
      name: 'delete-expired-previews',
      label: 'Menghapus pratinjau kedaluwarsa',
      run: ({ database }) => deleteExpiredPreviews(database.queries),
    },
    {
      name: 'purge-page-trash',
      label: 'Mengosongkan sampah halaman',
      run: ({ database }) => purgeTrash(database.queries),
    },
  ],
})
