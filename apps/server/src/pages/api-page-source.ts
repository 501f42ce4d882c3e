import type { PageBody, PublicAddress, PublicPages } from '@naikkelas/api'
import { pagePlace } from './page-address.ts'
import { type AudienceBody, type PageSource, redirectPage, type Split } from './rendered-page.ts'

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
      if (answer.kind === 'redirect') return redirectPage({ pageId, partnerId, key, redirect: answer })
      const render = await pages.loadRender(pageId, answer.version)
      if (!render) return null
      const further = await pages.loadVariants(pageId, answer.version)
      const split = splitOf(render, further)
      return { pageId, partnerId, key, ...bodyOf(render), ...audiencesOf('a', further), ...(split && { split }) }
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

function bodyOf({ html, brotli, gzip, csp, etag, linkWords }: PageBody) {
  return {
    etag,
    csp,
    ...(linkWords && { linkWords }),
    bodies: { br: Buffer.from(brotli), gzip: Buffer.from(gzip), identity: Buffer.from(html) },
  }
}

type Further = Awaited<ReturnType<PublicPages['loadVariants']>>

/** What some of the visitors of a variant get; nothing where they are not told apart. */
function audiencesOf(key: string, { bodies }: Further): { audiences?: AudienceBody[] } {
  const theirs = bodies.filter(({ variant, audience }) => variant === key && audience !== '')
  if (theirs.length === 0) return {}
  return { audiences: theirs.map(({ audience, ...body }) => ({ names: audience.split(' '), ...bodyOf(body) })) }
}

/** Only among what was drawn: a version that lost a variant leaves its visitors to the others. */
function splitOf(first: PageBody, further: Further): Split | null {
  if (!further.split) return null
  const { mark, weights } = further.split
  const firsts = further.bodies.filter(({ audience }) => audience === '')
  const drawn = new Map([['a', first], ...firsts.map((body) => [body.variant, body] as const)])
  const divided = weights.flatMap(({ key, weight }) => {
    const body = drawn.get(key)
    return body ? [{ key, weight, ...bodyOf(body), ...audiencesOf(key, further) }] : []
  })
  return divided.length < 2 ? null : { mark, variants: divided }
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
