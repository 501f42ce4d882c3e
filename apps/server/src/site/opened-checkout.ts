import { checkoutOriginName, signedOriginName } from '@naikkelas/contract/marketing'

/** Whether an address says which link of a page led to it: it is answered with the same address without that. */
export function namesOrigin(query: string): boolean {
  const names = new URLSearchParams(query)
  return names.has(checkoutOriginName) || names.has(signedOriginName)
}
