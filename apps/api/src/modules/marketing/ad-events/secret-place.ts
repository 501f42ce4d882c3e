import type { PixelProvider } from '@naikkelas/contract/marketing'

export const secretPurpose = 'pixel secrets'

/** A secret opens for the page and advertiser it was given for. */
export const secretPlace = (pageId: string, provider: PixelProvider) => `${pageId} ${provider}`
