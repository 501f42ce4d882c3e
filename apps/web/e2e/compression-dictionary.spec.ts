import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { exhaustive, expect, test } from './support/journey.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** Without what a browser keeps for itself. */
const ask = async (address: string, headers: Record<string, string>) => {
  const answer = await fetch(address, { headers, redirect: 'manual' })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('beside the dictionary a list, a detail and a landing page are at most 5 KB', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  const list = `${origin}/daftar-kelas-premium`
  await page.goto(list)
  const course = await page.locator('main a[href^="/kelas/"]').first().getAttribute('href')
  const { answer } = await ask(list, { 'accept-encoding': 'identity' })
  const [, path] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(answer.headers.get('link') ?? '') ?? []
  const { bytes: dictionary } = await ask(`${origin}${path}`, { 'accept-encoding': 'identity' })
  const browser = {
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
  }
  for (const address of [list, `${origin}${course}`, `${origin}/tentang-kami`, `${origin}/p/kopi-ratna`]) {
    const plain = await ask(address, { 'accept-encoding': 'identity' })
    // A landing page is packed after the first visitor, who does not wait for it.
    await expect
      .poll(async () => (await ask(address, browser)).answer.headers.get('content-encoding'), address)
      .toBe('dcz')
    const { bytes } = await ask(address, browser)
    expect(bytes.length, address).toBeLessThanOrEqual(5_000)
    const unpacked = zstdDecompressSync(bytes.subarray(40), { dictionary })
    expect(unpacked.equals(plain.bytes), address).toBe(true)
  }
})

test('the second page of a visit arrives as the rest beside the dictionary', exhaustive, async ({ page, context }) => {
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const addresses = new Map<string, string>()
  const encodings = new Map<string, string | undefined>()
  const got: string[] = []
  const nameOf = (requestId: string) => new URL(addresses.get(requestId) ?? 'about:blank').pathname
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  network.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) =>
    encodings.set(nameOf(requestId), headers['content-encoding'] ?? headers['Content-Encoding']),
  )
  network.on('Network.loadingFinished', ({ requestId }) => got.push(nameOf(requestId)))
  // A browser gets it when it has nothing else to do, and may leave it to the next page.
  await expect(async () => {
    await page.goto('/daftar-kelas-premium')
    await expect.poll(() => got.some((path) => path.endsWith('.dictionary')), { timeout: 4_000 }).toBe(true)
  }).toPass()
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(encodings.get('/privacy')).toBe('dcz')
})
