import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressionDictionary, readDictionary } from './compression-dictionary.ts'
import { filesBelow, StaticFiles } from './site/static-files.ts'
import { FakePages } from './testing/fake-pages.ts'
import { type Answer, scratchFolder, startTestListener } from './testing/test-listener.ts'

const shared = Buffer.from(Array.from({ length: 200 }, (_, at) => `.k${at}{margin:${at}px}<p class="k${at}">`).join(''))
const html = `<style>${shared.toString('utf8', 0, 4_000)}</style><h1>Kelas data é</h1>`
const dictionary = compressionDictionary(shared)
const hash = createHash('sha256').update(shared).digest()
const csp = "default-src 'none'; script-src 'self'; connect-src 'self'"
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', 'available-dictionary': dictionary.name }
const vary = 'accept-encoding, available-dictionary'

async function site({ pages = pagesAt('/kelas-data'), ...options } = {}) {
  const folder = await scratchFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, dictionary.path), shared)
  const files = new StaticFiles({ files: await filesBelow(folder), siteHeaders: [] })
  const listener = await startTestListener({
    source: pages,
    dataDir: await scratchFolder(),
    files,
    dictionary,
    ...options,
  })
  for (const address of pages.published.keys()) await listener.ask(address)
  await listener.store.compressed()
  return {
    listener,
    folder,
    ask: (path: string, headers: Record<string, string> = {}) => listener.ask(path, { headers }),
  }
}

function pagesAt(address: string, options: Parameters<FakePages['publish']>[2] = { csp }): FakePages {
  const pages = new FakePages()
  pages.publish(address, html, options)
  return pages
}

const unpacked = ({ body }: Answer) => zstdDecompressSync(body.subarray(40), { dictionary: shared }).toString()

test('a browser that has the dictionary is sent the rest of a page alone, which is the same page', async () => {
  const { ask } = await site()
  const [plain, br, dcz] = [
    await ask('/kelas-data'),
    await ask('/kelas-data', { 'accept-encoding': 'br' }),
    await ask('/kelas-data', browser),
  ]
  expect(dcz.headers).toMatchObject({ 'content-encoding': 'dcz', 'content-length': String(dcz.body.length), vary })
  expect(dcz.body.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${hash.toString('hex')}`)
  expect([plain.body.toString(), unpacked(dcz)]).toEqual([html, html])
  expect(dcz.body.length).toBeLessThan(br.body.length / 2)
  expect(new Set([plain, br, dcz].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'link'])
    expect(dcz.headers[name], name).toBe(plain.headers[name])
})

test.each([
  ['without a dictionary', undefined, browser['accept-encoding']],
  [
    'with another dictionary',
    `:${createHash('sha256').update('another').digest('base64')}:`,
    browser['accept-encoding'],
  ],
  ['with the hash of ours, but not as bytes', dictionary.name.slice(1, -1), browser['accept-encoding']],
  ['with two dictionaries', `${dictionary.name}, ${dictionary.name}`, browser['accept-encoding']],
  ['with parameters', `${dictionary.name};a=1`, browser['accept-encoding']],
  ['with nothing in its place', '', browser['accept-encoding']],
  ['that does not take dcz', dictionary.name, 'gzip, br, zstd'],
  ['that refuses dcz', dictionary.name, 'br, dcz;q=0'],
  ['that takes anything', dictionary.name, '*'],
])('a browser %s is sent what everyone is', async (_, available, accepted) => {
  const { ask } = await site()
  const answer = await ask('/kelas-data', {
    'accept-encoding': accepted,
    ...(available !== undefined && { 'available-dictionary': available }),
  })
  expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, 'br', vary])
  expect(brotliDecompressSync(answer.body).toString()).toBe(html)
})

test('every answer says what it depends on: any encoding, HEAD, and that nothing changed', async () => {
  const { listener, ask } = await site()
  const ways: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, browser]
  for (const headers of ways) {
    const whole = await ask('/kelas-data', headers)
    const head = await listener.ask('/kelas-data', { method: 'HEAD', headers })
    const unchanged = await ask('/kelas-data', { ...headers, 'if-none-match': whole.headers.etag ?? '' })
    expect([whole, head, unchanged].map(({ status, headers: sent }) => [status, sent.vary])).toEqual([
      [200, vary],
      [200, vary],
      [304, vary],
    ])
    expect([head.body.length, head.headers]).toEqual([0, { ...whole.headers, date: head.headers.date }])
    expect([unchanged.body.length, unchanged.headers.etag]).toEqual([0, whole.headers.etag])
  }
})

test('a browser that got the page before the dictionary keeps it; what was packed with another one is sent again', async () => {
  const { ask } = await site()
  const before = await ask('/kelas-data', { 'accept-encoding': browser['accept-encoding'] })
  const again = await ask('/kelas-data', { ...browser, 'if-none-match': before.headers.etag ?? '' })
  expect([again.status, again.headers.etag]).toEqual([304, before.headers.etag])
  const ofAnother = (await ask('/kelas-data', browser)).headers.etag?.replace(dictionary.mark, '00000000') ?? ''
  expect((await ask('/kelas-data', { ...browser, 'if-none-match': ofAnother })).status).toBe(200)
})

test('a CDN that keeps pages keeps none that is packed with the dictionary', async () => {
  const { ask } = await site({ keptSeconds: 600 } as object)
  expect((await ask('/kelas-data', { 'accept-encoding': 'br' })).headers['cache-control']).toContain('s-maxage=600')
  const { headers } = await ask('/kelas-data', browser)
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['dcz', 'public, max-age=0, must-revalidate'])
  const ofAll = await ask('/kelas-data', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
  expect([ofAll.status, ofAll.headers['content-encoding']]).toEqual([200, 'br'])
})

test('pages that a visitor or a link decides about are never packed with it, nor do they name it', async () => {
  const pages = new FakePages()
  for (const address of ['/uji-ab', '/satu-varian', '/pengunjung', '/kelas-kota']) pages.publish(address, html, { csp })
  const variants = (['a', 'b'] as const).map((key) => ({ key, weight: 50, html }))
  pages.split('/uji-ab', { mark: 'm1', variants })
  pages.split('/satu-varian', { mark: 'm2', variants: variants.slice(0, 1) })
  pages.setAudiences('/pengunjung', [{ names: ['phone'], html }])
  const hole = { name: 'kota', at: html.indexOf('data'), length: 4, isInAddress: false } as const
  pages.takeWords('/kelas-kota', { holes: [hole], words: { kota: [] } })
  const { ask } = await site({ pages })
  for (const path of ['/uji-ab', '/satu-varian', '/pengunjung', '/kelas-kota', '/kelas-kota?kota=bandung']) {
    const answer = await ask(path, browser)
    expect([path, answer.headers['content-encoding'], answer.headers.link]).toEqual([path, 'br', undefined])
    expect(answer.headers.vary).not.toContain('available-dictionary')
  }
})

test('a page names the dictionary only where its policy lets the browser get it', async () => {
  const { ask } = await site({ pages: pagesAt('/tautan', { csp: "default-src 'none'" }) })
  expect((await ask('/tautan', browser)).headers).toMatchObject({ 'content-encoding': 'dcz', vary })
  expect((await ask('/tautan', browser)).headers.link).toBeUndefined()
  const { headers } = await (await site()).ask('/kelas-data')
  expect(headers.link).toBe(`<${dictionary.path}>; rel="compression-dictionary"`)
})

test('the dictionary is a file for good, for documents of its host alone, and never packed with itself', async () => {
  const { ask } = await site()
  const file = await ask(dictionary.path, browser)
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(file.body).equals(shared)).toBe(true)
})

test('a partner’s host serves its pages and the dictionary in the same way', async () => {
  const pages = pagesAt('/p/kopi-ratna', { csp, partnerId: 'ratna' })
  const { listener } = await site({
    pages,
    partnerAt: (host: string) => (host === 'kopi.test' ? { partnerId: 'ratna', home: null } : undefined),
  } as object)
  const at = (path: string) => listener.ask(path, { headers: { ...browser, host: 'kopi.test' } })
  const page = await at('/p/kopi-ratna')
  expect([page.headers['content-encoding'], unpacked(page)]).toEqual(['dcz', html])
  expect((await at(dictionary.path)).headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")')
})

test('a changed page is packed again, and sent as everyone gets it until then', async () => {
  const pages = pagesAt('/kelas-data')
  const { listener, ask } = await site({ pages })
  pages.publish('/kelas-data', html.replace('Kelas', 'Lokakarya'), { csp })
  await listener.store.takeIn(await pages.recentlyChanged())
  await listener.store.compressed()
  expect(unpacked(await ask('/kelas-data', browser))).toContain('Lokakarya')
})

test('a page that changes while it is being packed is not followed by its former self', async () => {
  const pages = pagesAt('/kelas-data')
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = {
    ...dictionary,
    async compress(...asked: Parameters<typeof dictionary.compress>) {
      begun.resolve()
      await ended.promise
      return dictionary.compress(...asked)
    },
  }
  const listener = await startTestListener({ source: pages, dataDir: await scratchFolder(), dictionary: slow })
  await listener.ask('/kelas-data')
  await begun.promise
  pages.publish('/kelas-data', html.replace('Kelas', 'Lokakarya'), { csp })
  await listener.store.takeIn(await pages.recentlyChanged())
  ended.resolve()
  await listener.store.compressed()
  expect((await listener.ask('/kelas-data')).body.toString()).toContain('Lokakarya')
  expect(unpacked(await listener.ask('/kelas-data', { headers: browser }))).toContain('Lokakarya')
})

test('a build without a dictionary, or with one under another name than its own, has none', async () => {
  const { folder } = await site()
  expect((await readDictionary(folder))?.path).toBe(dictionary.path)
  expect(await readDictionary(join(folder, 'nowhere'))).toBeUndefined()
  await writeFile(join(folder, dictionary.path), 'half of it')
  expect(await readDictionary(folder)).toBeUndefined()
})
