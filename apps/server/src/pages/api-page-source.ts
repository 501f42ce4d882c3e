import type { PublicPages, PublicState } from '@naikkelas/api'
import { landingAddress } from '@naikkelas/contract'
import { pagePlace } from './page-address.ts'
import type { PageSource } from './rendered-page.ts'

/** Published pages as the API's database knows them. */
export function apiPageSource(pages: PublicPages): PageSource {
  const stateAt = async (address: string) => {
    const place = pagePlace(address)
    return place && (await pages.findPublishedPage(place.kind, place.link))
  }
  return {
    async keyAt(address) {
      const state = await stateAt(address)
      return state ? keyOf(state) : null
    },
    async load(address) {
      const state = await stateAt(address)
      if (!state || state.publishedVersion === null) return null
      const render = await pages.loadRender(state.pageId, state.publishedVersion)
      if (!render) return null
      const { html, brotli, gzip, csp, etag } = render
      return {
        pageId: state.pageId,
        key: keyOf(state) ?? '',
        etag,
        csp,
        bodies: { br: Buffer.from(brotli), gzip: Buffer.from(gzip), identity: Buffer.from(html) },
      }
    },
    async recentlyChanged() {
      const states = await pages.publishedChangesSince()
      return states.map((state) => ({
        pageId: state.pageId,
        address: landingAddress(state.kind, state.link),
        key: keyOf(state),
      }))
    },
  }
}

/** The revision grows whenever the bytes may be others: a new version, another address, a picture that is done, a new build. */
function keyOf({ pageId, publishedVersion, revision }: PublicState): string | null {
  return publishedVersion === null ? null : `${pageId}:${publishedVersion}:${revision}`
}
