import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageScript, pixelScript } from '@naikkelas/page-html/page-script'
import { speculationFile } from '../speculation.ts'
import {
  bannersScript,
  paymentScript,
  siteScript,
  suggestionsScript,
  tourScript,
  viewScript,
  savedItemsScript,
  seenItemsScript,
} from '../site-script/site-script.gen.ts'

/** Scripts that published pages name, by path. */
const scripts = [
  pageScript,
  pixelScript,
  siteScript,
  suggestionsScript,
  bannersScript,
  tourScript,
  viewScript,
  savedItemsScript,
  seenItemsScript,
  paymentScript,
  speculationFile,
]

/**
 * Writes the scripts of published pages, which are part of the program, to where files lie that visitors get.
 * @param folder of this server's data; processes of one release write the same
 * @returns where each path lies
 */
export async function writePageScripts(folder: string): Promise<[path: string, file: string][]> {
  const written: [string, string][] = []
  for (const { path, code } of scripts) {
    const file = join(folder, path)
    const aside = `${file}.${process.pid}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(aside, code)
    await rename(aside, file)
    written.push([path, file])
  }
  return written
}
