// Every public path, in light and dark and on a phone and a desktop, read by axe. PUBLIC_AT names a server that runs already;
// PUBLIC_ONLY a part of the paths.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { applicationPaths, specificationPaths } from '../../packages/contract/src/index.ts'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { root } from '../node24.mjs'
import { startServer } from './server.mjs'

export const title = 'Axe: every public path in light and dark, at 360 and 1440 px'

const modes = ['light', 'dark']
const widths = [360, 1440]
const port = 34_190
/** Of each kind of record; all of them are drawn by the same code. */
const recordsOfKind = 2

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export const verify = (promise) =>
  onServer(async (base) => {
    const paths = await publicPaths(base)
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
    try {
      for (const mode of modes)
        for (const width of widths)
          await promise(`axe finds nothing on any public path, ${mode}, ${width} px`, () =>
            readAll(browser, { base, paths, mode, width }),
          )
    } finally {
      await browser.close()
    }
  })

async function onServer(work) {
  if (process.env.PUBLIC_AT) return work(process.env.PUBLIC_AT)
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-public-'))
  const server = startServer({ folder: root, port, env: { DATA_DIR: dataDir } })
  try {
    await server.untilServing(900_000)
    await work(`http://127.0.0.1:${port}`)
  } finally {
    await server.interrupt()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Those of the table that are at one address, and of those with a parameter the first that the sitemap knows. */
async function publicPaths(base) {
  const map = await (await fetch(`${base}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const own = [...applicationPaths, ...specificationPaths.public, ...specificationPaths.auth]
  const single = own.filter((path) => !path.includes('{'))
  const folders = new Map()
  for (const path of listed.filter((one) => !single.includes(one))) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    folders.set(folder, [...(folders.get(folder) ?? []), path].slice(0, recordsOfKind))
  }
  const variants = [
    '/search?cari=zzzzqqq',
    '/search?cari=kopi',
    '/events?bulan=2026-12',
    '/daftar-kelas-premium?urut=3',
  ]
  const paths = [...new Set([...single, ...[...folders.values()].flat(), ...variants])]
  const { PUBLIC_ONLY: part } = process.env
  return part ? paths.filter((path) => path.includes(part)) : paths
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function readAll(browser, { base, paths, mode, width }) {
  const context = await browser.newContext({
    colorScheme: mode,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const found = []
  let count = 0
  try {
    const page = await context.newPage()
    for (const path of paths) {
      const answer = await page.goto(base + path)
      // An address that leads elsewhere is read there.
      if (answer?.request().redirectedFrom()) continue
      await page.evaluate(axe)
      const violations = await page.evaluate(() =>
        globalThis.axe
          .run(document)
          .then(({ violations: all }) =>
            all.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)}`),
          ),
      )
      count += 1
      found.push(...violations.map((words) => `${path}: ${words}`))
    }
  } finally {
    await context.close()
  }
  if (found.length > 0) throw new Error(found.join('; '))
  return `0 on ${count} pages`
}
