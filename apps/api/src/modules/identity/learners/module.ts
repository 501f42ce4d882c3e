import { partnerReturnPath, partnerSignInPath } from '@naikkelas/contract/identity'
import { module } from '../../../module.ts'
import { deleteExpiredSessions } from '../../../platform/realms/index.ts'
import { adminsOf } from '../admins/index.ts'
import { within } from '../../../platform/events/index.ts'
import { eraseClosedAccounts, mailExported } from './deletion.service.ts'
import { forgetOldDevices } from '../account-access/index.ts'
import { beginAtPartnerHost, takeAtPartnerHost } from './handovers.service.ts'
import { learnerAccess } from './learner-access.ts'
import { learnerTables } from './learner-realm.ts'
import { learnersOf } from './learners-of.ts'
import { learnersRoutes } from './learners.routes.ts'
import { learnerData } from './personal-data.repo.ts'
import { mailEmailChangeCode, mailRegistrationCode } from './send-account-mail.job.ts'

export const learnersModule = module({
  realms: (app) => [learnersOf(app)],
  routes: (app) => learnersRoutes(learnersOf(app), adminsOf(app)),
  paths: (app) => ({
    [partnerSignInPath]: (asked) => beginAtPartnerHost(app, asked),
    [partnerReturnPath]: (asked) => takeAtPartnerHost(app, learnersOf(app), asked),
  }),
  jobs: [mailRegistrationCode, learnerAccess.mailReset, mailEmailChangeCode],
  personalData: learnerData,
  within: [within('user.exported', (ctx, event, { tx }) => mailExported(ctx, event, tx))],
  tidy: [
    { name: 'erase-closed-accounts', label: 'Menghapus akun yang ditutup pemiliknya', run: eraseClosedAccounts },
    {
      name: 'delete-expired-learner-sessions',
      label: 'Menghapus sesi pengguna yang kedaluwarsa',
      run: ({ database }) => deleteExpiredSessions(database.queries, learnerTables),
    },
    {
      name: 'delete-old-learner-devices',
      label: 'Menghapus perangkat pengguna yang lama tidak dipakai',
      run: (ctx) => forgetOldDevices(ctx, learnerAccess),
    },
  ],
})
