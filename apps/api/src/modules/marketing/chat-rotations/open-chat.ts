import { chatTextName } from '@naikkelas/contract/marketing'
import { whatsappAddress } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../../app-context.ts'
import { isOpenedByPerson, openingOf } from '../../../platform/endpoints/index.ts'
import { peekTurn, takeTurn } from './chat-rotations.repo.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
/** A message that somebody writes by hand; addresses grow no longer. */
const greatestTextLength = 1_000

/**
 * Opens a chat with whoever's turn it is: one statement, then a plain `https://wa.me/…`, which works in the browsers
 * inside other apps too. Programs that only draw the link's card take nobody's turn.
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
