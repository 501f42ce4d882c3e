import type { Queries } from './platform/database/index.ts'
import type { PageBanners } from './ports/page-banners.ts'

/** What a page at a path shows at a moment, and when that changes by itself; null: never. */
export type FindPageBanners = (
  queries: Queries,
  asked: { path: string; at: Date },
) => Promise<{ shown: PageBanners; nextChange: Date | null }>
