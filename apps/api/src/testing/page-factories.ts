import { randomUUID } from 'node:crypto'
import type { AppliedChange, LandingPage } from '@naikkelas/contract/pages'
import { type Change, type Operation, type PageDocument, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import type { Browser } from './test-app.ts'

let count = 0

export interface PageDetail {
  page: LandingPage
  document: PageDocument
}

/** A headline that is finished enough to publish. */
export function headline(given: { id?: string; title?: string } = {}): StoredSection {
  const { type, version, defaults } = sections.headline
  return {
    id: given.id ?? shortId(),
    type,
    version,
    content: {
      ...JSON.parse(JSON.stringify(defaults)),
      title: given.title ?? 'Toko ramai tanpa banting harga',
    } as StoredSection['content'],
    settings: defaultSettings,
  }
}

export function change(...operations: Operation[]): Change {
  return { id: randomUUID(), operations }
}

export function insert(section: StoredSection, afterId: string | null = null): Operation {
  return { kind: 'insertSection', section, afterId }
}

export function retitle(section: StoredSection, value: string, was: unknown = section.content.title): Operation {
  return {
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: section.version,
    path: ['title'],
    value,
    was: was as string,
  }
}

/** A page of the caller's own, with one headline unless other sections are given. */
export async function makePage(
  desk: Browser,
  given: { sections?: StoredSection[]; kind?: 'exclusive' | 'partner'; link?: string } = {},
): Promise<PageDetail & { sections: StoredSection[] }> {
  count += 1
  const link = given.link ?? `halaman-uji-${count}`
  const created = await desk.post('/admin/landing-pages', {
    name: `Halaman uji ${count}`,
    link_landing_page: link,
    kind: given.kind ?? 'exclusive',
  })
  if (created.status !== 201) throw new Error(`no page was made: ${JSON.stringify(created.body)}`)
  const { page } = created.body.data as PageDetail
  const wanted = given.sections ?? [headline()]
  if (wanted.length > 0) {
    const inserted = wanted.map((section, index) => insert(section, wanted[index - 1]?.id ?? null))
    const applied = await desk.post(`/admin/landing-pages/${page.id}/changes`, {
      baseVersion: 0,
      changes: [change(...inserted)],
    })
    if (applied.status !== 200) throw new Error(`its sections were refused: ${JSON.stringify(applied.body)}`)
  }
  return { ...(await readPage(desk, page.id)), sections: wanted }
}

export async function readPage(desk: Browser, pageId: string): Promise<PageDetail> {
  const reply = await desk.get(`/admin/landing-pages/${pageId}`)
  return reply.body.data as PageDetail
}

export async function send(desk: Browser, pageId: string, baseVersion: number, ...changes: Change[]) {
  const reply = await desk.post(`/admin/landing-pages/${pageId}/changes`, { baseVersion, changes })
  return { ...reply, data: reply.body.data as { headVersion: number; accepted: string[]; others: AppliedChange[] } }
}
