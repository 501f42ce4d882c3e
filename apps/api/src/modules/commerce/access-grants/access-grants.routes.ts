import { grantAccess, listAccessGrants, revokeAccessGrant } from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { grantAccesses, viewGrants } from './access-grants.policy.ts'
import * as grants from './access-grants.service.ts'

/** Reasons may speak of the person: they are kept with the grant, which goes with the account. */
const change = { can: grantAccesses, audit: 'id' } as const

export const accessGrantRoutes = [
  bind(listAccessGrants, { can: viewGrants, run: (input, ctx) => grants.listAccessGrants(ctx, input) }),
  bind(grantAccess, { ...change, run: (input, ctx) => grants.grantAccess(ctx, input) }),
  bind(revokeAccessGrant, { ...change, run: (input, ctx) => grants.revokeAccessGrant(ctx, input) }),
]
