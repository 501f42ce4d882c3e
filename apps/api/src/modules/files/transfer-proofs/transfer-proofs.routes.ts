import { listOwnTransferProofs, listTransferProofs, sendTransferProof } from '@naikkelas/contract/files'
import type { Learner } from '@naikkelas/contract/identity'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { proofLimits, seeTransfers, showTransfers } from './transfer-proofs.policy.ts'
import * as proofs from './transfer-proofs.service.ts'

const own = { for: learnerRealm, can: showTransfers } as const

export const transferProofRoutes = [
  bind(sendTransferProof, {
    ...own,
    limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, proofLimits(actor.id)),
    // The file names its owner; the entry has no need to.
    audit: 'id',
    run: (input, ctx) => proofs.sendTransferProof(ctx, input),
  }),
  bind(listOwnTransferProofs, {
    ...own,
    inView: 'shown',
    run: (input, ctx) => proofs.listOwnTransferProofs(ctx, input),
  }),
  bind(listTransferProofs, { can: seeTransfers, run: (input, ctx) => proofs.listTransferProofs(ctx, input) }),
]
