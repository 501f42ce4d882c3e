import { fontAddress } from '@naikkelas/page-html/font-address'
import { fontFiles } from '@naikkelas/ui/fonts'
import { fontPath } from '@naikkelas/ui/fonts/node'
import type { StoredReleases } from './stored-releases.ts'
import { writePageScripts } from './page-scripts.ts'
import { filesBelow, StaticFiles } from './static-files.ts'

interface SiteFiles {
  /** Later ones win where two hold a file of one path. */
  folders: readonly string[]
  /** Where scripts of published pages are written to. @default there are none */
  scriptFolder?: string
  siteHeaders: readonly string[]
  kept: StoredReleases
  build: string
  onFailure: (error: unknown, where: string) => void
}

/**
 * Every file of the site by its path: the fonts, what lies in some folders, and what earlier releases had there under
 * names that name their content.
 */
export async function siteFiles({
  folders,
  scriptFolder,
  siteHeaders,
  kept,
  build,
  onFailure,
}: SiteFiles): Promise<StaticFiles> {
  const fonts = new Map(fontFiles.map((file) => [fontAddress(file), fontPath(file)]))
  const found = await Promise.all(folders.map((folder) => filesBelow(folder)))
  // Pages without their script are pages all the same: a full disk must not keep a server from starting.
  const writing = scriptFolder === undefined ? Promise.resolve([]) : writePageScripts(scriptFolder)
  const scripts = await writing.catch((error: unknown) => {
    onFailure(error, 'writing the scripts of pages')
    return []
  })
  const files = new Map([fonts, scripts, ...found].flatMap((one) => [...one]))
  const hashed = new Map([...files].filter(([path]) => isImmutable(path)))
  // A full disk must not keep a server from starting.
  await kept.add({ build, files: hashed }).catch((error: unknown) => onFailure(error, 'keeping files of this release'))
  return new StaticFiles({ files, siteHeaders, isImmutable, kept })
}

const isImmutable = (path: string) => path.startsWith('/assets/') || path.startsWith('/fonts/')
