import { type HoleName, type OrderFacts, type OrderPartName, orderPartNames } from '@naikkelas/page'
import { orderAnswer } from './page-answer.ts'
import type { PageStore } from './page-store.ts'

/** What a page that thanks for an order is filled with. */
export interface ThankedOrder {
  facts: OrderFacts
  /** What this order has of the parts that not every order has. */
  parts: readonly OrderPartName[]
}

/** The page at a path filled in for an order, or null while none is published there. */
export type ThankYouPage = (request: Request, path: string, order: ThankedOrder) => Promise<Response | null>

export function createThankYouPage(pages: Pick<PageStore, 'find'>): ThankYouPage {
  return async (request, path, { facts, parts }) => {
    const page = await pages.find(path)
    if (!page?.isOfOrder) return null
    const lacking = orderPartNames.filter((name) => !parts.includes(name)).map((name) => [name, ''] as const)
    const { html, headers } = orderAnswer(page, {
      visit: {
        headers: {
          cookie: request.headers.get('cookie') ?? undefined,
          referer: request.headers.get('referer') ?? undefined,
        },
      },
      query: new URL(request.url).search,
      order: new Map<HoleName, string>([...(Object.entries(facts) as [HoleName, string][]), ...lacking]),
    })
    const answer = new Response(new Uint8Array(html), { headers: { 'content-type': 'text/html; charset=utf-8' } })
    for (let at = 0; at < headers.length; at += 2) answer.headers.append(headers[at] ?? '', headers[at + 1] ?? '')
    return answer
  }
}
