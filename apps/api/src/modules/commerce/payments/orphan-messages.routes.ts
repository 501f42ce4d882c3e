import {
  getGatewayMessage,
  listGatewayMessages,
  recheckGatewayMessage,
  settleGatewayMessage,
} from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageGatewayMessages, viewGatewayMessages } from './orphan-messages.policy.ts'
import * as messages from './orphan-messages.service.ts'

export const orphanMessageRoutes = [
  bind(listGatewayMessages, {
    can: viewGatewayMessages,
    run: (input, ctx) => messages.listGatewayMessages(ctx, input),
  }),
  bind(getGatewayMessage, { can: viewGatewayMessages, run: (input, ctx) => messages.getGatewayMessage(ctx, input) }),
  bind(recheckGatewayMessage, {
    can: manageGatewayMessages,
    audit: 'id',
    record: { load: (input, ctx) => messages.getGatewayMessage(ctx, input) },
    run: (input, ctx) => messages.recheckGatewayMessage(ctx, input),
  }),
  bind(settleGatewayMessage, {
    can: manageGatewayMessages,
    audit: 'id',
    record: { load: (input, ctx) => messages.getGatewayMessage(ctx, input) },
    run: (input, ctx) => messages.settleGatewayMessage(ctx, input),
  }),
]
