import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PageDrawer } from '@naikkelas/api'
import { type Media, mediaUrl } from '@naikkelas/contract'
import type { PageKit } from '@naikkelas/page-html'
import { fontPath } from '@naikkelas/ui/fonts/node'

/**
 * Draws published pages with packages/page-html: what the API is handed, since it may not know React. Everything that
 * draws is loaded at the first page, as a server mostly sends what was drawn before.
 * @param build names the code that draws; pages of another build are drawn again in the background
 */
export function createPageDrawer(build: string): PageDrawer {
  const kitNow = kitOf(createRequire(import.meta.url).resolve('@naikkelas/ui/styles.css'))
  return {
    build,
    async draw(snapshot) {
      const { drawPage, styleIndex } = await import('@naikkelas/page-html')
      return drawPage({ snapshot, kit: kitNow(styleIndex) })
    },
  }
}

/** The stylesheet is taken apart at the first draw, and again when it was built anew beside a running server. */
function kitOf(stylesheet: string): (styleIndex: (css: string) => PageKit['styles']) => PageKit<Media> {
  let kit: PageKit<Media> | undefined
  let readAt = 0
  return (styleIndex) => {
    const { mtimeMs } = statSync(stylesheet)
    if (kit && mtimeMs === readAt) return kit
    readAt = mtimeMs
    kit = {
      styles: styleIndex(readFileSync(stylesheet, 'utf8')),
      readFont: (file) => readFile(fontPath(file)),
      mediaUrl,
      siteName: 'Naikkelas',
    }
    return kit
  }
}
