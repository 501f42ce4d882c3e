import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { filesBelow, StaticFiles } from './static-files.ts'

async function listenerWithFiles() {
  const folder = await scratchFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/entry-Ab1.js'), 'export const answer = 42;'.repeat(100))
  await writeFile(join(folder, 'assets/entry-Ab1.js.map'), '{}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'photo.avif'), Buffer.alloc(100_000, 7))
  const files = new StaticFiles({
    files: await filesBelow(folder),
    siteHeaders: ['x-content-type-options', 'nosniff'],
    isImmutable: (path) => path.startsWith('/assets/'),
  })
  return startTestListener({ source: new FakePages(), dataDir: await scratchFolder(), files })
}

test('hashed files are immutable and compressed; others are revalidated', async () => {
  const { ask } = await listenerWithFiles()
  const script = await ask('/assets/entry-Ab1.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(script.body).toString()).toContain('answer = 42')
  const known = { 'accept-encoding': 'br', 'if-none-match': script.headers.etag ?? '' }
  expect((await ask('/assets/entry-Ab1.js', { headers: known })).status).toBe(304)
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('incompressible files are sent uncompressed, even when compression is accepted', async () => {
  const { ask } = await listenerWithFiles()
  const photo = await ask('/photo.avif', { headers: { 'accept-encoding': 'br' } })
  expect(photo.headers['content-encoding']).toBeUndefined()
  expect(photo.headers['content-type']).toBe('image/avif')
  expect(photo.body.equals(Buffer.alloc(100_000, 7))).toBe(true)
})

test('source maps, and files outside the folder, are not served', async () => {
  const { ask } = await listenerWithFiles()
  for (const path of ['/assets/entry-Ab1.js.map', '/assets/../../../etc/passwd', '/assets/%2e%2e/favicon.svg']) {
    expect((await ask(path)).status).toBe(418)
  }
})

test('a picture is served with its own headers and those of the site, a range of a video as partial content', async () => {
  const asked: Request[] = []
  const { ask } = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    async media(request) {
      asked.push(request)
      const body = Readable.toWeb(
        Readable.from([Buffer.alloc(300_000, 1), Buffer.alloc(300_000, 2)]),
      ) as ReadableStream<Uint8Array>
      return new Response(body, {
        status: 206,
        headers: { 'content-type': 'video/mp4', 'referrer-policy': 'no-referrer' },
      })
    },
  })
  const film = await ask('/media/0b51f3f6-3a3f-4d0e-9d5e-5f0a7c1d2e3f-0a1b2c3d/original', {
    headers: { range: 'bytes=0-599999', 'if-range': '"film"', cookie: 'secret=1' },
  })
  expect(film.status).toBe(206)
  expect(film.headers).toMatchObject({
    'content-type': 'video/mp4',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(film.body.equals(Buffer.concat([Buffer.alloc(300_000, 1), Buffer.alloc(300_000, 2)]))).toBe(true)
  expect(asked.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { range: 'bytes=0-599999', 'if-range': '"film"' },
  ])
})

test('an ambiguous picture address is 404', async () => {
  const asked: string[] = []
  const { ask } = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    async media({ url }) {
      asked.push(url)
      return new Response('diketahui')
    },
  })
  for (const path of ['/media/../api/session', '/media/%2e%2e/api/session', '/media/a/%2E%2e/%2e./api/session'])
    expect((await ask(path)).status).toBe(404)
  expect(asked).toEqual([])
  expect((await ask('/media/0b51f3f6/480.avif')).status).toBe(200)
})
