export type { Accounts } from './accounts.ts'
export { type LocalGateway, type LocalGatewayOptions, startLocalGateway } from './local-gateway.ts'
