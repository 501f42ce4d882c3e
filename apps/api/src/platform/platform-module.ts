import { module } from '../module.ts'
import { auditData, tidyAudit } from './audit/index.ts'
import { devOutboxRoutes } from './dev-outbox/index.ts'
import { errorReportsRoutes } from './error-reports/index.ts'
import { healthRoutes } from './health/index.ts'
import { deleteOldKeys } from './idempotency/index.ts'
import { deleteOldMails, sendMail } from './mail/index.ts'
import { deleteExpiredCodes } from './one-time-codes/index.ts'
import { sweepLimits } from './rate-limits/rate-limits.ts'
import { deleteOldWhatsAppMessages, sendWhatsApp } from './whatsapp/index.ts'
import { settingsMemoryOf } from './settings/index.ts'

/** What the platform itself answers, and does in the background. */
export const platformModule = module({
  routes: ({ ports }) => [...healthRoutes, ...devOutboxRoutes, ...errorReportsRoutes(ports.errorReports)],
  jobs: [sendMail, sendWhatsApp],
  personalData: [auditData],
  // Made with the application's own context, before a request asks in a transaction of its own.
  listen: (app) => void settingsMemoryOf(app),
  onStart: (app) => settingsMemoryOf(app).follow(),
  onStop: (app) => settingsMemoryOf(app).stop(),
  tidy: [
    {
      name: 'sweep-rate-limits',
      label: 'Menghapus hitungan batas lama',
      run: ({ database }) => sweepLimits(database.queries),
    },
    {
      name: 'delete-old-mails',
      label: 'Menghapus e-mail lama',
      run: ({ database }) => deleteOldMails(database.queries),
    },
    {
      name: 'delete-old-whatsapp-messages',
      label: 'Menghapus pesan WhatsApp lama',
      run: ({ database }) => deleteOldWhatsAppMessages(database.queries),
    },
    {
      name: 'delete-expired-codes',
      label: 'Menghapus kode sekali pakai yang kedaluwarsa',
      run: ({ database }) => deleteExpiredCodes(database.queries),
    },
    {
      name: 'delete-old-idempotency-keys',
      label: 'Menghapus kunci permintaan lama',
      run: ({ database }) => deleteOldKeys(database.queries),
    },
    {
      name: 'delete-old-audit-entries',
      label: 'Menyiapkan bulan log audit dan menghapus yang lama',
      run: tidyAudit,
    },
    {
      name: 'sweep-staged-files',
      label: 'Menghapus unggahan yang tidak selesai',
      run: ({ ports }) => ports.blobs.sweep(),
    },
  ],
})
