import { type checkLink as endpoint, type InputFor, type PageKind, slugFrom } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { findLinksLike } from './landing-pages.repo.ts'
import { linkFlaw, suggestedLink } from './landing-pages.rules.ts'

const takenMessage = 'Tautan ini sudah dipakai halaman lain.'

export async function checkLink({ database: { queries } }: AdminContext, { query }: InputFor<typeof endpoint>) {
  const { kind, link, exceptPageId } = query
  const flaw = linkFlaw({ kind, link })
  const taken = await findLinksLike(queries, { kind, start: slugFrom(link), exceptPageId })
  const message = flaw ?? (taken.has(link) ? takenMessage : null)
  return { isFree: message === null, message, suggestion: suggestedLink({ kind, wished: link, taken }) }
}

/** What a taken or reserved link is refused with: the field, and one that is free. */
export async function linkRefusal(
  queries: Queries,
  code: 'link_taken' | 'link_reserved',
  wish: { kind: PageKind; link: string; exceptPageId?: string },
): Promise<AppError> {
  const taken = await findLinksLike(queries, {
    kind: wish.kind,
    start: slugFrom(wish.link).slice(0, 50),
    exceptPageId: wish.exceptPageId,
  })
  const message = code === 'link_taken' ? takenMessage : 'Tautan ini dipakai oleh sistem.'
  return new AppError(code, {
    fields: [{ path: 'link_landing_page', message }],
    suggestion: suggestedLink({ kind: wish.kind, wished: wish.link, taken }),
  })
}
