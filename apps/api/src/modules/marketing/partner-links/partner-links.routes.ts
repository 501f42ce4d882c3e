import { createPartner, updatePartner } from '@naikkelas/contract/identity'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import { listPartners } from '../../identity/partners/index.ts'
import { publishPages } from '../../pages/landing-pages/index.ts'
import * as service from './partner-links.service.ts'

/** Apart from the partners module, as these changes affect published landing pages. */
export const partnerLinksRoutes = [
  bind(createPartner, { can: publishPages, run: (input, ctx) => service.createPartner(ctx, input) }),
  bind(updatePartner, {
    can: publishPages,
    record: listedRecord('partnerId', listPartners),
    run: (input, ctx) => service.updatePartner(ctx, input),
  }),
]
