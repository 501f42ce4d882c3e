import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/test-listener.ts'
import { createPublicScreens } from './public-screens.ts'
import { speculationFile } from '../speculation.ts'

const stylesheet =
  '@font-face{font-family:"Roboto";font-weight:400;src:url(/assets/r4.woff2)}@font-face{font-family:"Roboto";font-weight:600;src:url(/assets/r6.woff2)}' +
  '[data-ui-theme]{font-family:"Roboto"}.merah{color:red}.biru{color:blue}'
const documentOf = (body: string) =>
  `<!DOCTYPE html><html lang="id"><head><meta charSet="utf-8"/><title>Uji</title><link rel="stylesheet" href="/assets/root.css"/></head><body data-ui-theme="">${body}</body></html>`

async function screens() {
  const clientFolder = await scratchFolder()
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/root.css'), stylesheet)
  return createPublicScreens({ clientFolder, appEnv: 'staging', mediaOrigin: undefined })
}

const drawn = (headers: Record<string, string> = {}, status = 200) =>
  new Response(documentOf('<main class="merah">Halo <!-- -->dunia</main>'), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "script-src 'nonce-abc'",
      ...headers,
    },
  })
const asked = (headers: Record<string, string> = {}) => new Request('https://naikkelas.test/privacy', { headers })

test('a public screen has its own CSS alone, one script, and a policy by hash instead of a nonce', async () => {
  const answer = await (await screens()).answer(asked(), drawn())
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
  const answer = await (await screens()).answer(asked(), drawn())
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test('it is the same bytes for everyone, without a cookie, and may be kept by browsers that ask again', async () => {
  const site = await screens()
  const [one, other] = [
    await site.answer(asked(), drawn({ 'set-cookie': 'a=b' })),
    await site.answer(asked({ cookie: 'nk_in=1' }), drawn()),
  ]
  expect([one.headers.has('set-cookie'), one.headers.get('cache-control')]).toEqual([
    false,
    'public, max-age=0, must-revalidate',
  ])
  expect(await one.text()).toBe(await other.text())
  const etag = one.headers.get('etag') ?? ''
  const again = await site.answer(asked({ 'if-none-match': etag }), drawn())
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('in brotli it is the same document, under a tag of its own', async () => {
  const site = await screens()
  const plain = await site.answer(asked(), drawn())
  const packed = await site.answer(asked({ 'accept-encoding': 'gzip, br' }), drawn())
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text())
})

test('it names what a browser may prepare; a not-found page keeps its status', async () => {
  const answer = await (await screens()).answer(asked(), drawn({}, 404))
  expect([answer.status, answer.headers.get('speculation-rules')]).toEqual([404, `"${speculationFile.path}"`])
})

test('screens of one person, and answers that are no page, are passed on as they are', async () => {
  const site = await screens()
  const own = drawn({ 'cache-control': 'no-store' })
  expect(await site.answer(asked(), own)).toBe(own)
  const file = new Response('a', { headers: { 'cache-control': 'public, max-age=60' } })
  expect(await site.answer(asked(), file)).toBe(file)
})
