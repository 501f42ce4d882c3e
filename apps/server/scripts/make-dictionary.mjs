// Makes the dictionary that public documents are compressed with, out of what this build draws (src/dictionary).
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * @param {import('esbuild').BuildOptions} options of the server's bundle
 * @param {{ outdir: string, clientFolder: string, folder: string }} places the bundle's folder, the web application's
 *   files for browsers, and where the dictionary goes
 */
export async function makeDictionary(options, { outdir, clientFolder, folder }) {
  // Beside the server, because it finds the stylesheet of pages from there.
  const program = join(outdir, 'make-dictionary.js')
  await build({
    ...options,
    entryPoints: { 'make-dictionary': 'src/dictionary/dictionary-main.ts' },
    outdir,
    splitting: false,
    sourcemap: false,
    metafile: false,
    write: true,
  })
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [program, clientFolder, folder], { env, stdio: 'inherit' })
  await rm(program)
}
