import { chatTextName } from '@naikkelas/contract/marketing'
import { whatsappAddress } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../../app-context.ts'
import { isOpenedByPerson, openingOf } from '../../../platform/endpoints/index.ts'
import { peekTurn, takeTurn } from './chat-rotations.repo.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
/** Longer than a message typed by hand; bounds the address. */
const greatestTextLength = 1_000

/**
 * Opens a chat with the next agent: one statement, then a redirect to `https://wa.me/…`, which works in in-app browsers
 * too. Link previews take no turn.
 */
export async function openChat({ database: { queries }, clock }: AppContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const id = pathname.slice('/wa/'.length).toLowerCase()
  const isPerson = isOpenedByPerson(openingOf(request))
  const turn = !uuid.test(id)
    ? undefined
    : isPerson
      ? await takeTurn(queries, id, clock.now())
      : await peekTurn(queries, id)
  const text = (searchParams.get(chatTextName) ?? '').slice(0, greatestTextLength).toWellFormed()
  const address = turn && whatsappAddress(turn.number, text.trim() === '' ? turn.text : text)
  return new Response(null, { status: 302, headers: { location: address ?? '/404', ...notKept } })
}
