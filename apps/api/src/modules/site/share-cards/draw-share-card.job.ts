import { defineJob } from '../../../platform/jobs/index.ts'
import { drawShareCardRef } from './queue-share-card.ts'
import { makeCard, makeSiteCard } from './make-card.service.ts'

/** Makes the link-preview picture of a record as it is now, and that of the site, which is sent meanwhile. */
export const drawShareCard = defineJob({
  ...drawShareCardRef,
  label: 'Menggambar kartu tautan',
  async handle(ctx, record) {
    await makeSiteCard(ctx)
    await makeCard(ctx, record)
  },
})
