import { withSiteParts } from '@naikkelas/page'
import type { CardWords, DrawnCard } from '../ports/page-drawer.ts'
import type { DrawnPage, PageDrawer, PageSnapshot } from '../modules/pages/landing-pages/index.ts'

/** Draws the words of a page and nothing else; remembers what it was handed. */
export function plainPageDrawer(): PageDrawer & {
  drawn: PageSnapshot[]
  beforeDrawing: (() => Promise<void>) | undefined
} {
  const drawn: PageSnapshot[] = []
  const drawer = {
    build: 'test-build',
    drawn,
    beforeDrawing: undefined as (() => Promise<void>) | undefined,
    async draw(snapshot: PageSnapshot): Promise<DrawnPage> {
      await drawer.beforeDrawing?.()
      drawn.push(snapshot)
      return {
        html: `<!doctype html><title>${snapshot.name}</title>${JSON.stringify(withSiteParts(snapshot.document, snapshot.siteParts).sections)}`,
        csp: "default-src 'none'",
        assets: [{ path: '/fonts/test-0000.woff2', contentType: 'font/woff2', bytes: Buffer.from('font') }],
        report: { skipped: [] },
      }
    },
    drawCard: async ({ title, hasPicture }: CardWords): Promise<DrawnCard> => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>${title.replaceAll(/[<&]/g, '')}</title><path d="M0 0h1200v630H0z"/></svg>`,
      width: 1200,
      picture: hasPicture ? { left: 692, top: 0, width: 508, height: 630 } : null,
    }),
  }
  return drawer
}
