import type { InputFor } from '@naikkelas/contract'
import type { listPageForms as listEndpoint, PageForm } from '@naikkelas/contract/marketing'
import { asksReaders, type PageDocument, upgradeDocument } from '@naikkelas/page'
import { sections as sectionTypes } from '@naikkelas/ui/sections/registry'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { existingPage, findHead, findLivePage, findPage } from '../../pages/landing-pages/index.ts'

export async function listPageForms(
  { database: { queries } }: AdminContext,
  { params }: InputFor<typeof listEndpoint>,
): Promise<PageForm[]> {
  existingPage(await findPage(queries, params.pageId))
  return findForms(queries, params.pageId)
}

/** None for a page that is there no longer. */
export async function findForms(queries: Queries, pageId: string): Promise<PageForm[]> {
  const live = await findLivePage(queries, pageId)
  if (live) return formsIn(live.document)
  const head = await findHead(queries, pageId)
  return head ? formsIn(upgradeDocument(head.document)) : []
}

/** What a page's forms are called, by section: the words above each, else what its section is. */
export async function findFormNames(queries: Queries, pageId: string): Promise<ReadonlyMap<string, string>> {
  const label = (type: string) => (type in sectionTypes ? sectionTypes[type as keyof typeof sectionTypes].label : type)
  return new Map(
    (await findForms(queries, pageId)).map(({ sectionId, type, words }) => [sectionId, words || label(type)]),
  )
}

function formsIn({ sections }: PageDocument): PageForm[] {
  return sections
    .filter(({ type, content, settings }) => !settings.isHidden && asksReaders(type, content))
    .map(({ id, type, content: { title } }) => ({
      sectionId: id,
      type,
      words: typeof title === 'string' ? title.trim() : '',
    }))
}
