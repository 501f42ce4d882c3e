import type { Queries } from './platform/database/index.ts'
import type { PageBanners } from './ports/page-banners.ts'

/**
 * What a page at a path shows at a moment, when that changes by itself (null: never), and the landing pages whose address
 * and publication it depends on, shown or not.
 */
export type FindPageBanners = (
  queries: Queries,
  asked: { path: string; at: Date },
) => Promise<{ shown: PageBanners; nextChange: Date | null; linkedPageIds: readonly string[] }>
