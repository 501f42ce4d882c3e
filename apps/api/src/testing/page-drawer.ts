import { withSiteParts } from '@naikkelas/page'
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
  }
  return drawer
}
