import type * as z from 'zod/mini'
import type { Finding } from '../define-section.ts'
import { type Link, linkSchema, listOf, shortIdSchema, strictObject, text } from '../values.ts'

const pageLink = strictObject(() => ({ id: shortIdSchema, label: text(28), target: linkSchema }))
export type PageLink = z.infer<typeof pageLink>

/** Links of a bar or a foot: a few words and where they lead. */
export const pageLinksSchema = (max: number) => listOf(pageLink, max)

const leadsNowhere = (target: Link) => target.kind === 'url' && target.href === ''

/** Links without words or without a target. */
export function unfinishedLinks(path: readonly string[], links: readonly PageLink[]): Finding[] {
  return links.flatMap(({ id, label, target }) => [
    ...(label.trim() === '' ? [{ path: [...path, id, 'label'], message: 'Tulisan tautan belum diisi' }] : []),
    ...(leadsNowhere(target) ? [{ path: [...path, id, 'target'], message: 'Tautan ini belum punya tujuan' }] : []),
  ])
}
