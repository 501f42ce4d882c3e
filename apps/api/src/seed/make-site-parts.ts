import { randomUUID } from 'node:crypto'
import type { AdminContext } from '../app-context.ts'
import { applyChanges, listSiteParts, publishLandingPage } from '../modules/pages/landing-pages/index.ts'
import { siteParts } from './pages/site-parts.ts'

/** Composes and publishes the header and footer of the site, unless they are published already. */
export async function makeSiteParts(ctx: AdminContext): Promise<void> {
  for (const { part, page } of await listSiteParts(ctx)) {
    if (page.publishedVersion !== null) continue
    const params = { pageId: page.id }
    let { headVersion } = page
    // An interrupted seed may have composed it already.
    if (headVersion === 0) {
      const change = {
        id: randomUUID(),
        operations: [{ kind: 'insertSection' as const, section: siteParts[part](), afterId: null }],
      }
      headVersion = (await applyChanges(ctx, { params, body: { baseVersion: 0, changes: [change] } })).headVersion
    }
    await publishLandingPage(ctx, ctx.ports.pageDrawer, { params, body: { headVersion } })
  }
}
