import { checkoutOriginName, sentLeadName, signedOriginName } from '@naikkelas/contract/marketing'

/** Whether an address says which link or form of a page led to it: it is answered with the same address without that. */
export function namesOrigin(query: string): boolean {
  const names = new URLSearchParams(query)
  return names.has(checkoutOriginName) || names.has(signedOriginName) || names.has(sentLeadName)
}
