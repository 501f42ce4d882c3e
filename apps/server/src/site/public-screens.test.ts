import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/test-listener.ts'
import { compressionDictionary } from '../compression-dictionary.ts'
import { speculationFile } from '../speculation.ts'
import { createPublicScreens } from './public-screens.ts'
import { ScreenMemory } from './screen-memory.ts'

const stylesheet =
  '@font-face{font-family:"Roboto";font-weight:400;src:url(/assets/r4.woff2)}@font-face{font-family:"Roboto";font-weight:600;src:url(/assets/r6.woff2)}' +
  '[data-ui-theme]{font-family:"Roboto"}.merah{color:red}.biru{color:blue}'
const documentOf = (body: string) =>
  `<!DOCTYPE html><html lang="id"><head><meta charSet="utf-8"/><title>Uji</title><link rel="stylesheet" href="/assets/root.css"/></head><body data-ui-theme="">${body}</body></html>`

async function screens(memory = new ScreenMemory(), dictionary?: ReturnType<typeof compressionDictionary>) {
  const clientFolder = await scratchFolder()
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/root.css'), stylesheet)
  return createPublicScreens({
    clientFolder,
    appEnv: 'staging',
    mediaOrigin: undefined,
    siteHeaders: [],
    dictionary,
    memory,
  })
}

const drawn = (headers: Record<string, string> = {}, status = 200, words = 'Halo <!-- -->dunia') =>
  new Response(documentOf(`<main class="merah">${words}</main>`), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "script-src 'nonce-abc'",
      ...headers,
    },
  })
const asked = (headers: Record<string, string> = {}, path = '/privacy') =>
  new Request(`https://naikkelas.test${path}`, { headers })

test('a public screen has its own CSS alone, one script, and a policy by hash instead of a nonce', async () => {
  const answer = await (await screens()).answer(asked(), async () => drawn())
  const html = await answer.text()
  expect(html).toContain('Halo dunia')
  expect(html).toContain('color:red')
  expect(html).not.toMatch(/color:(?:blue|#00f)|r6\.woff2|rel="stylesheet"|nonce/)
  expect(html).toContain('/assets/r4.woff2')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('data-e="staging"')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/style-src 'sha256-[\w+/]{43}=';/)
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('nonce')
})

test('no browser starts another process for it: its opener policy is the default', async () => {
  const answer = await (await screens()).answer(asked(), async () => drawn())
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test('it is the same bytes for everyone, without a cookie, and may be kept by browsers that ask again', async () => {
  const site = await screens()
  const [one, other] = [
    await site.answer(asked(), async () => drawn({ 'set-cookie': 'a=b' })),
    await site.answer(asked({ cookie: 'nk_in=1' }), async () => drawn()),
  ]
  expect([one.headers.has('set-cookie'), one.headers.get('cache-control')]).toEqual([
    false,
    'public, max-age=0, must-revalidate',
  ])
  expect(await one.text()).toBe(await other.text())
  const etag = one.headers.get('etag') ?? ''
  const again = await site.answer(asked({ 'if-none-match': etag }), async () => drawn())
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('in brotli it is the same document, under a tag of its own', async () => {
  const site = await screens()
  const plain = await site.answer(asked(), async () => drawn())
  const packed = await site.answer(asked({ 'accept-encoding': 'gzip, br' }), async () => drawn())
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text())
})

test('a browser that has the dictionary is sent the rest of a screen alone, at once and from memory', async () => {
  const shared = Buffer.from(documentOf('<main class="merah">'))
  const dictionary = compressionDictionary(shared)
  const site = await screens(new ScreenMemory(), dictionary)
  const browser = { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary.name }
  const plain = await site.answer(asked(), async () => drawn())
  const packed = await site.answer(asked(browser), async () => drawn())
  const missing = await site.answer(asked(browser, '/404'), async () => drawn({}, 404))
  expect([plain, packed, missing].map(({ headers }) => headers.get('vary'))).toEqual(
    Array(3).fill('accept-encoding, available-dictionary'),
  )
  expect([packed, missing].map(({ headers }) => headers.get('content-encoding'))).toEqual(['dcz', 'dcz'])
  expect(plain.headers.get('link')).toBe(`<${dictionary.path}>; rel="compression-dictionary"`)
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: shared }).toString()).toBe(await plain.text())
  const kept = site.inMemory('/privacy')?.variants.dcz?.whole.body ?? ''
  expect(Buffer.from(kept as string, 'latin1').equals(bytes)).toBe(true)
  const again = asked({ ...browser, 'if-none-match': packed.headers.get('etag') ?? '' })
  expect((await site.answer(again, async () => drawn())).status).toBe(304)
})

test('a screen is packed with the dictionary only after a browser that has it asked for the screen', async () => {
  const dictionary = compressionDictionary(Buffer.from(documentOf('<main class="merah">')))
  let now = 0
  const site = await screens(new ScreenMemory(() => now), dictionary)
  const redrawn = async () => {
    now += 1_000
    await site.answer(asked(), async () => drawn())
    return Object.keys(site.inMemory('/privacy')?.variants ?? {})
  }
  expect(await redrawn()).not.toContain('dcz')
  site.inMemory('/privacy', ':of-another-site:')
  expect(await redrawn()).not.toContain('dcz')
  site.inMemory('/privacy', dictionary.name)
  expect(await redrawn()).toContain('dcz')
})

test('screens of one person never name the dictionary, nor are they packed with it', async () => {
  const dictionary = compressionDictionary(Buffer.from(documentOf('')))
  const site = await screens(new ScreenMemory(), dictionary)
  const own = drawn({ 'cache-control': 'no-store' })
  const browser = { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary.name }
  const answer = await site.answer(asked(browser), async () => own)
  expect([answer.headers.get('content-encoding'), answer.headers.get('link')]).toEqual([null, null])
})

test('it names what a browser may prepare; a not-found page keeps its status', async () => {
  const answer = await (await screens()).answer(asked(), async () => drawn({}, 404))
  expect([answer.status, answer.headers.get('speculation-rules')]).toEqual([404, `"${speculationFile.path}"`])
})

test('screens of one person, and answers that are no page, are passed on as they are', async () => {
  const site = await screens()
  const own = drawn({ 'cache-control': 'no-store' })
  expect(await site.answer(asked(), async () => own)).toBe(own)
  const file = new Response('a', { headers: { 'cache-control': 'public, max-age=60' } })
  expect(await site.answer(asked(), async () => file)).toBe(file)
})

/** An application whose screen says how often it was drawn, and a clock that a test turns. */
async function drawnAgain({ headers, status }: { headers?: Record<string, string>; status?: () => number } = {}) {
  let [now, draws] = [0, 0]
  const site = await screens(new ScreenMemory(() => now))
  const draw = async () => drawn(headers, status?.() ?? 200, `gambar ${++draws}.`)
  const wordsOf = async (answer: Promise<Response>) => /gambar \d+/.exec(await (await answer).text())?.[0]
  return {
    site,
    draws: () => draws,
    pass: (milliseconds: number) => void (now += milliseconds),
    ask: (path?: string) => wordsOf(site.answer(asked({}, path), draw)),
    /** As the server's answer from memory, before the application is asked. */
    kept: (path = '/privacy') => /gambar \d+/.exec(`${site.inMemory(path)?.variants.identity.whole.body}`)?.[0],
  }
}

test('a screen is kept for half a second; then one visitor has it drawn, and all others get the copy meanwhile', async () => {
  const { ask, kept, pass } = await drawnAgain()
  expect(kept()).toBeUndefined()
  expect(await ask()).toBe('gambar 1')
  pass(499)
  expect(kept()).toBe('gambar 1')
  pass(1)
  expect([kept(), kept(), kept()]).toEqual([undefined, 'gambar 1', 'gambar 1'])
  expect(await ask()).toBe('gambar 2')
  expect(kept()).toBe('gambar 2')
})

test('after a second no copy is sent, so that a change is seen', async () => {
  const { ask, kept, pass } = await drawnAgain()
  await ask()
  pass(500)
  expect(kept()).toBeUndefined()
  pass(499)
  expect(kept()).toBe('gambar 1')
  pass(1)
  expect([kept(), kept()]).toEqual([undefined, undefined])
})

test('visitors who come at once after that second wait for one drawing', async () => {
  const { ask, draws, pass } = await drawnAgain()
  await ask()
  pass(1_000)
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(Array(4).fill('gambar 2'))
  expect(draws()).toBe(2)
})

test('parameters of a campaign lead to the same copy, other parameters to their own', async () => {
  const { ask, kept } = await drawnAgain()
  await ask('/events?urut=1')
  expect(kept('/events?utm_source=ig&urut=1&fbclid=abc&ref=sari')).toBe('gambar 1')
  expect([kept('/events'), kept('/events?urut=2'), kept('/events?reference=1&urut=1')]).toEqual(
    Array(3).fill(undefined),
  )
})

test('what counts while it is drawn, and what was not found, is drawn for each visitor', async () => {
  const counted = await drawnAgain({ headers: { 'surrogate-control': 'no-store' } })
  await counted.ask()
  expect(counted.kept()).toBeUndefined()
  const missing = await drawnAgain({ status: () => 404 })
  await missing.ask()
  expect(missing.kept()).toBeUndefined()
})

test('when drawing fails, the last copy of ten minutes is sent; after them the failure', async () => {
  let status = 200
  const { ask, pass, site } = await drawnAgain({ status: () => status })
  await ask()
  status = 503
  pass(599_999)
  expect(await ask()).toBe('gambar 1')
  pass(1)
  const failed = await site.answer(asked(), async () => drawn({}, 503))
  expect(failed.status).toBe(503)
})

test('a screen that is for one person now, or gone, is no longer kept', async () => {
  const { ask, kept, pass, site } = await drawnAgain()
  await ask()
  pass(1_000)
  const own = drawn({ 'cache-control': 'no-store' })
  expect(await site.answer(asked(), async () => own)).toBe(own)
  expect(kept()).toBeUndefined()
  expect(await ask()).toBe('gambar 2')
})

test('nothing that is sent by a form is answered from memory', async () => {
  const { ask, draws, site } = await drawnAgain()
  await ask()
  const sent = new Request('https://naikkelas.test/privacy', { method: 'POST' })
  const own = drawn()
  expect(await site.answer(sent, async () => own)).toBe(own)
  expect(draws()).toBe(1)
})
