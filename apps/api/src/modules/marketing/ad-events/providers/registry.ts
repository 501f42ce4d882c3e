import type { PixelProvider } from '@naikkelas/contract/marketing'
import { google } from './google.ts'
import { meta } from './meta.ts'
import type { PixelProviderRules } from './pixel-provider.ts'
import { tiktok } from './tiktok.ts'

/** Every advertiser with a server-side API; a new one is a file and a line. */
export const providers: Readonly<Record<PixelProvider, PixelProviderRules>> = { meta, tiktok, google }
