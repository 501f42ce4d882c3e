/**
 * What links of published pages to a checkout say of where they are: `asal=<page>.<section>`. The same for every visitor,
 * so that pages are the same bytes for all. Taken out of the address before the checkout is shown.
 */
export const checkoutOriginName = 'asal'
/** The same from a partner's host, with variant and campaigns, signed and good for thirty minutes. */
export const signedOriginName = 'jejak'
export const signedOriginMinutes = 30

export const checkoutOrigin = ({ pageId, sectionId }: { pageId: string; sectionId: string }) =>
  `${checkoutOriginName}=${pageId}.${sectionId}`
