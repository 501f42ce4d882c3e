import { perApp } from '../../../platform/per-app.ts'
import type { PageKind } from '@naikkelas/contract'
import type { VariantSplit } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import type { PageBody } from './page-body.ts'
import { addressOf } from './landing-pages.rules.ts'
import type { DrawnAsset, PageSnapshot } from '../../../ports/page-drawer.ts'
import { findPartnerHosts } from './public-addresses.repo.ts'
import {
  findAllAddresses,
  findChangedAddresses,
  findPublicAddress,
  type PublicAddress,
} from './public-addresses.service.ts'
import { resolvePreview } from './previews.service.ts'
import type { PublicState } from './public-state.ts'
import {
  findAllPublished,
  findAsset,
  findAssetPaths,
  findBodies,
  findPublicChanges,
  findPublicPage,
} from './renders.repo.ts'
import { findVariantSplit } from './variant-split.queries.ts'

/** What the server needs to answer visitors; independent of sessions. */
export interface PublicPages {
  /** The published page at a link of a kind, or null. `revision` grows whenever its bytes may be others. */
  findPublishedPage: (kind: PageKind, link: string) => Promise<PublicState | null>
  /** What visitors of an address get, whether a page is there or was; null when nothing is to be had. */
  findAddress: (kind: PageKind, link: string) => Promise<Omit<PublicAddress, 'address'> | null>
  /** Every address of the pages in `publishedChangesSince`. */
  changedAddresses: (withinSeconds?: number) => Promise<{ pageId: string; addresses: PublicAddress[] }[]>
  /** Everything that is public, at one query. */
  allAddresses: () => Promise<PublicAddress[]>
  /** Every host that a partner has of its own, with the path its pages begin at; null while none is public. */
  partnerHosts: () => Promise<{ subdomain: string; partnerId: string; home: string | null }[]>
  /** The bodies of a version, the first one first, and how visitors are divided among variants; null without a test. */
  loadBodies: (
    pageId: string,
    version: number,
  ) => Promise<{ build: string; split: VariantSplit | null; bodies: PageBody[] } | null>
  /** A file that drawn pages name, by its path. */
  loadAsset: (path: string) => Promise<DrawnAsset | null>
  /** The paths of all of them. */
  listAssets: () => Promise<string[]>
  /** Pages with a recent public change, for comparing revisions; cheap enough to poll each 250 ms. @default 10 s */
  publishedChangesSince: (withinSeconds?: number) => Promise<PublicState[]>
  /** The draft behind a preview's token, ready to be drawn; null when it ended, was revoked or never was. */
  resolvePreview: (token: string) => Promise<PageSnapshot | null>
  /** Every published page, for the site map. */
  listPublished: () => Promise<{ address: string; publishedAt: Date; isIndexed: boolean }[]>
}

const recentSeconds = 10

function createPublicPages(ctx: AppContext): PublicPages {
  const { queries } = ctx.database
  return {
    findPublishedPage: async (kind, link) => (await findPublicPage(queries, { kind, link })) ?? null,
    findAddress: (kind, link) => findPublicAddress(queries, { kind, link }),
    changedAddresses: (withinSeconds = recentSeconds) => findChangedAddresses(queries, withinSeconds),
    allAddresses: () => findAllAddresses(queries),
    partnerHosts: () => findPartnerHosts(queries),
    async loadBodies(pageId, version) {
      const found = await findBodies(queries, { pageId, version })
      return found ? { ...found, split: await findVariantSplit(queries, pageId) } : null
    },
    loadAsset: async (path) => (await findAsset(queries, path)) ?? null,
    listAssets: () => findAssetPaths(queries),
    publishedChangesSince: (withinSeconds = recentSeconds) => findPublicChanges(queries, withinSeconds),
    resolvePreview: (token) => resolvePreview(ctx, token),
    listPublished: async () =>
      (await findAllPublished(queries)).map(({ publishedAt, isIndexed, ...page }) => ({
        address: addressOf(page),
        publishedAt,
        isIndexed,
      })),
  }
}

export const publicPagesOf = perApp(createPublicPages)
