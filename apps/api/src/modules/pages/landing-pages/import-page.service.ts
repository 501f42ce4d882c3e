import { type LandingPage, slugFrom } from '@naikkelas/contract/pages'
import { type PageDocument, pageLimits } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDraft } from './drafts.service.ts'
import { existingPage } from './existing-page.ts'
import { insertImportedVersion } from './imported-versions.repo.ts'
import { findPage } from './landing-pages.queries.ts'
import { checkLink } from './links.service.ts'

interface ImportInput {
  name: string
  kind: 'exclusive' | 'partner'
  document: PageDocument
}

const triesForLink = 5

/** A draft from a file under a free link derived from its name; the imported state is stored as a version. */
export async function createImportedPage(ctx: AdminContext, input: ImportInput): Promise<LandingPage> {
  const bytes = Buffer.byteLength(JSON.stringify(input.document))
  if (bytes > pageLimits.documentBytes) throw new AppError('body_too_large', { bytes })
  const { kind } = input
  for (let tries = 0; tries < triesForLink; tries++) {
    const { suggestion } = await checkLink(ctx, { query: { kind, link: slugFrom(input.name) } })
    const page = await ctx.database.transaction(async (queries) => {
      const id = await addDraft(ctx, queries, { ...input, link: suggestion, partnerId: null })
      // Another request may take the link between check and insert.
      if (id === null) return null
      const version = { pageId: id, document: input.document, actorId: ctx.actor.id, at: ctx.clock.now() }
      await insertImportedVersion(queries, version)
      return existingPage(await findPage(queries, id))
    })
    if (page) return page
  }
  throw new AppError('link_taken')
}
