// `npm run bench dictionary`: what the second page of a visit weighs for a browser that has this build's dictionary
// (RFC 9842), beside brotli, and what packing with it costs. Bytes are the same in every run; milliseconds are not.
//   --write           writes the table to its part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, table } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const port = 4797
const origin = `http://127.0.0.1:${port}`
const limit = 5_000
/** Pages of the demonstration: lists, details, landing pages. */
const pages = [
  '/daftar-kelas-premium',
  '/events',
  '/kelas/toko-shopee-pertama',
  '/event/temu-penjual-jakarta',
  '/',
  '/tentang-kami',
  '/jasa-kami',
  '/kelas-shopee',
  '/kelas-data-usaha',
  '/p/kopi-ratna',
]
/** Levels of zstd that are compared on all pages. */
const levels = [3, 9, 11, 15, 19]

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-dictionary-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const env = { PORT: String(port), DATA_DIR: dataDir }
const product = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('the second page of a visit', text)
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await untilAnswering(`${origin}/api/health`)
  const { headers } = await ask(pages[0])
  const [, path] = /<([^>]+)>/.exec(headers.link)
  const { body: dictionary } = await ask(path)
  const available = `:${createHash('sha256').update(dictionary).digest('base64')}:`
  const measured = []
  for (const page of pages) measured.push(await weigh(page, { dictionary, available }))
  const weight = (await ask(path, { 'accept-encoding': 'br' })).body.length
  return [
    '# The second page of a visit',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench dictionary\`: pages of the demonstration, bodies in bytes. The dictionary has ${dictionary.length} bytes, ${weight} in brotli; a browser gets it once a build, when the first page is there.`,
    table(
      ['page', 'plain', 'brotli', 'dcz', `at most ${limit}`],
      measured.map(({ page, plain, br, dcz }) => [
        page,
        plain.length,
        br,
        dcz,
        dcz <= limit ? 'yes' : `${dcz - limit} more`,
      ]),
    ),
    '',
    table(
      ['level of zstd', 'all of them, bytes', 'median of a page, ms'],
      levels.map((level) => costOf(level, { dictionary, bodies: measured.map(({ plain }) => plain) })),
    ),
  ].join('\n')
}

async function weigh(page, { dictionary, available }) {
  const browser = { 'accept-encoding': 'br, zstd, dcz', 'available-dictionary': available }
  // Landing pages are packed once they are in memory; their first visitor does not wait for it.
  let packed = await ask(page, browser)
  for (let tries = 0; packed.headers['content-encoding'] !== 'dcz'; tries++) {
    if (tries === 50) throw new Error(`${page} is never sent with the dictionary`)
    await pause(100)
    packed = await ask(page, browser)
  }
  const [plain, br] = [await ask(page), await ask(page, { 'accept-encoding': 'br' })]
  if (!zstdDecompressSync(packed.body.subarray(40), { dictionary }).equals(plain.body))
    throw new Error(`${page} is another document with the dictionary`)
  return { page, plain: plain.body, br: br.body.length, dcz: packed.body.length }
}

function costOf(level, { dictionary, bodies }) {
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  const pack = (body) => zstdCompressSync(body, { dictionary, params, pledgedSrcSize: body.length })
  const bytes = bodies.reduce((sum, body) => sum + pack(body).length + 40, 0)
  const times = Array.from({ length: 5 }, () => bodies).flatMap((all) =>
    all.map((body) => {
      const began = performance.now()
      pack(body)
      return performance.now() - began
    }),
  )
  return [level, bytes, median(times).toFixed(1)]
}

/** What is sent, as it is sent. */
function ask(path, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(origin + path, { headers }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    })
    request.on('error', reject)
  })
}
