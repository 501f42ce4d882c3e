import type { InputFor, OutputFor, PageKind } from '@naikkelas/contract'
import type { checkLinks as checkEndpoint, createPagesFromTable as createEndpoint } from '@naikkelas/contract/pages'
import { copyDocument, mediaIdsOf, type PageDocument } from '@naikkelas/page'
import { documentFrom } from '@naikkelas/page/templates'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { addDraft, addressOf, findTakenLinks, linkFlaw, readHead } from '../landing-pages/index.ts'
import { keepTemplatePictures, type MediaPorts } from '../media/index.ts'
import { addNumberedFolder } from '../page-groups/index.ts'
import { offerOf, rowMistakes, takenMessage } from './rows.rules.ts'

export async function checkLinks(
  { database: { queries } }: AdminContext,
  { body: { kind, links } }: InputFor<typeof checkEndpoint>,
) {
  const flawOf = await linkFlaws(queries, kind, links)
  return {
    flaws: [...new Set(links)].flatMap((link) => {
      const message = flawOf(link)
      return message === null ? [] : [{ link, message }]
    }),
  }
}

/** A draft for each row, in a folder named after the batch: all of them or, when one row is wrong, none. */
export async function createPagesFromTable(
  ctx: AdminContext,
  media: MediaPorts,
  { body: { source, folderName, rows } }: InputFor<typeof createEndpoint>,
): Promise<OutputFor<typeof createEndpoint>> {
  const { document, kind, partnerId } = await sourceOf(ctx, source)
  await countTry(ctx.database.queries, [
    { name: 'many_pages:account', subject: ctx.actor.id, hits: 30, windowSeconds: 3_600 },
  ])
  if (source.kind === 'template')
    await keepTemplatePictures(ctx, media, { ids: mediaIdsOf(document), keptBy: ctx.actor.id })
  return ctx.database.transaction(async (queries) => {
    const links = rows.map((row) => row.link_landing_page)
    const mistakes = rowMistakes(rows, document.offer, await linkFlaws(queries, kind, links))
    if (mistakes.length > 0) throw new AppError('invalid_input', { fields: mistakes })
    const folder = await addNumberedFolder(ctx, queries, { requested: folderName, path: 'folderName' })
    const pages = []
    for (const [at, { name, link_landing_page: link, offer }] of rows.entries()) {
      const id = await addDraft(ctx, queries, {
        name,
        kind,
        link,
        partnerId,
        document: { ...copyDocument(document), offer: offerOf(document.offer, offer) },
        folderId: folder.id,
      })
      // Another request took the link between check and insert.
      if (id === null)
        throw new AppError('link_taken', {
          fields: [{ path: `rows.${at}.link_landing_page`, message: takenMessage }],
        })
      pages.push({ id, name, address: addressOf({ kind, link_landing_page: link }) })
    }
    return { folder: { ...folder, pageCount: pages.length }, pages }
  })
}

interface Source {
  document: PageDocument
  kind: PageKind
  partnerId: string | null
}

async function sourceOf(ctx: AdminContext, source: InputFor<typeof createEndpoint>['body']['source']): Promise<Source> {
  if (source.kind === 'template') return { document: documentFrom(source.template), kind: 'exclusive', partnerId: null }
  const { page, document } = await readHead(ctx.database.queries, source.pageId)
  return { document, kind: page.kind, partnerId: page.partner_id }
}

async function linkFlaws(queries: Queries, kind: PageKind, links: readonly string[]) {
  const taken = await findTakenLinks(queries, kind, links)
  return (link: string) => linkFlaw({ kind, link }) ?? (taken.has(link) ? takenMessage : null)
}
