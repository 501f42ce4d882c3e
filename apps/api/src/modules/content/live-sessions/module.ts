import { module } from '../../../module.ts'
import { tidyReminders } from './live-reminders.service.ts'
import { findSessionAddresses } from './live-sessions.repo.ts'
import { liveSessionRoutes } from './live-sessions.routes.ts'
import { mailLiveReminders } from './mail-live-reminders.job.ts'

export const liveSessionsModule = module({
  routes: () => liveSessionRoutes,
  jobs: [mailLiveReminders],
  addresses: async ({ database, clock }) =>
    (await findSessionAddresses(database.queries, clock.now())).map(({ number, updatedAt }) => ({
      address: `/live/${number}`,
      changedAt: updatedAt,
    })),
  tidy: [
    {
      name: 'delete-passed-live-reminders',
      label: 'Menghapus alamat pengingat siaran yang sudah lewat',
      run: tidyReminders,
    },
  ],
})
