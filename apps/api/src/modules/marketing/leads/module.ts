import { deleteOldDeliveries } from './deliveries.repo.ts'
import { deliverLead } from './deliver-lead.job.ts'
import { anonymizeOldLeads } from './lead-care.service.ts'
import { deleteExpiredFormDrafts } from './form-drafts.repo.ts'
import { mailLeadNews } from './mail-lead-news.job.ts'
import { notifyOfLead } from './notify-of-lead.ts'
import { leadsRoutes } from './leads.routes.ts'
import { module } from '../../../module.ts'

export const leadsModule = module({
  routes: ({ ports }) => leadsRoutes(ports.webhooks),
  jobs: [deliverLead, mailLeadNews],
  after: [notifyOfLead],
  tidy: [
    { name: 'anonymize-old-leads', label: 'Menghapus data pribadi prospek lama', run: anonymizeOldLeads },
    {
      name: 'delete-old-lead-deliveries',
      label: 'Menghapus catatan pengiriman lama',
      run: ({ database }) => deleteOldDeliveries(database.queries),
    },
    {
      name: 'delete-expired-form-drafts',
      label: 'Menghapus draf formulir kedaluwarsa',
      run: ({ database }) => deleteExpiredFormDrafts(database.queries),
    },
  ],
})
