import { fontAddress } from '@naikkelas/page-html/font-address'
import { fontFiles } from '@naikkelas/ui/fonts'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { filesBelow, StaticFiles } from './static-files.ts'

/**
 * Every file of the site by its path: the fonts, and what lies in some folders.
 * @param folders later ones win where two hold a file of one path
 */
export async function siteFiles(folders: readonly string[], siteHeaders: readonly string[]): Promise<StaticFiles> {
  const fonts = new Map(fontFiles.map((file) => [fontAddress(file), fontPath(file)]))
  const found = await Promise.all(folders.map((folder) => filesBelow(folder)))
  return new StaticFiles({
    files: new Map([fonts, ...found].flatMap((files) => [...files])),
    siteHeaders,
    isImmutable: (path) => path.startsWith('/assets/') || path.startsWith('/fonts/'),
  })
}
