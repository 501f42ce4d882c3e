import { type LandingPage, slugFrom } from '@naikkelas/contract/pages'
import { type PageDocument, pageLimits } from '@naikkelas/page'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingPage } from './existing-page.ts'
import { insertImportedVersion } from './imported-versions.repo.ts'
import { findPage, insertPage } from './landing-pages.repo.ts'
import { checkLink } from './links.service.ts'

interface ImportWish {
  name: string
  kind: 'exclusive' | 'partner'
  document: PageDocument
}

const triesForLink = 5

/** A draft from a file, under a free link like its name; what it was when it came is kept as a version. */
export async function createImportedPage(ctx: AdminContext, wish: ImportWish): Promise<LandingPage> {
  const bytes = Buffer.byteLength(JSON.stringify(wish.document))
  if (bytes > pageLimits.documentBytes) throw new AppError('body_too_large', { bytes })
  const { kind } = wish
  for (let tries = 0; tries < triesForLink; tries++) {
    const { suggestion } = await checkLink(ctx, { query: { kind, link: slugFrom(wish.name) } })
    const page = await ctx.database.transaction(async (queries) => {
      const [id, at] = [uuidv7(), ctx.clock.now()]
      const made = { ...wish, id, link: suggestion, partnerId: null, actorId: ctx.actor.id, at }
      // Somebody may take the link between the look and the write.
      if (!(await insertPage(queries, made))) return null
      await insertImportedVersion(queries, { pageId: id, document: wish.document, actorId: ctx.actor.id, at })
      return existingPage(await findPage(queries, id))
    })
    if (page) return page
  }
  throw new AppError('link_taken')
}
