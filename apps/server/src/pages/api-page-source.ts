import type { PageBody, PublicAddress, PublicPages } from '@naikkelas/api'
import type { VariantSplit } from '@naikkelas/contract/marketing'
import { pagePlace } from './page-address.ts'
import type { PageSource } from './published-page.ts'

/** Published pages as the API's database knows them. */
export function apiPageSource(pages: PublicPages): PageSource {
  const foundAt = async (address: string) => {
    const place = pagePlace(address)
    return place && (await pages.findAddress(place.kind, place.link))
  }
  return {
    async keyAt(address) {
      const found = await foundAt(address)
      return found && keyOf(found)
    },
    async load(address) {
      const found = await foundAt(address)
      const key = found && keyOf(found)
      if (!found?.answer || key === null) return null
      const { pageId, partnerId, answer } = found
      const page = { pageId, partnerId, key }
      if (answer.kind === 'redirect')
        return { ...page, bodies: [], split: null, redirect: { status: answer.status, location: answer.location } }
      const drawn = await pages.loadBodies(pageId, answer.version)
      return drawn && { ...page, ...dividedBodies(drawn), redirect: null }
    },
    async allKeys() {
      return (await pages.allAddresses()).flatMap((found) => {
        const key = keyOf(found)
        return key === null ? [] : [{ address: found.address, pageId: found.pageId, key }]
      })
    },
    async recentlyChanged() {
      const changes = await pages.changedAddresses()
      return changes.map(({ pageId, addresses }) => ({
        pageId,
        addresses: addresses.map((found) => ({ address: found.address, key: keyOf(found) })),
      }))
    },
  }
}

/**
 * Only rendered variants: visitors of a removed variant get one of the others. Bodies without visitors are left out.
 */
function dividedBodies({ bodies, split }: { bodies: readonly PageBody[]; split: VariantSplit | null }) {
  const drawn = new Set(bodies.map(({ variant }) => variant))
  const weights = split?.weights.filter(({ key }) => drawn.has(key)) ?? []
  const divided = split && weights.length > 1 ? { mark: split.mark, weights } : null
  const sent = new Set(divided ? weights.map(({ key }) => key) : ['a'])
  return { bodies: bodies.filter(({ variant }) => sent.has(variant)), split: divided }
}

/**
 * The revision grows whenever the bytes may be others: a new version, another address, a picture that is done, a new
 * build. Of a way to elsewhere only where it leads can change.
 */
function keyOf({ pageId, answer }: Pick<PublicAddress, 'pageId' | 'answer'>): string | null {
  if (answer === null) return null
  return answer.kind === 'page'
    ? `${pageId}:${answer.version}:${answer.revision}`
    : `${pageId}:${answer.status}:${answer.location}`
}
