import type { APIRequestContext } from '@playwright/test'
import { shareCardSize } from '@naikkelas/contract/site'
import { exhaustive, expect, test } from './support/journey.ts'

const pictureOf = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<meta name="twitter:image" content="${picture}"`)
  return picture
}

/** Of the first frame header in a JPEG. */
function sizeOf(jpeg: Buffer) {
  let at = 2
  while (jpeg[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0)) at += 2 + jpeg.readUInt16BE(at + 2)
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
}

test('the link to a record has a picture of its own, at an address that may be kept', exhaustive, async ({ page }) => {
  const { request } = page
  await page.goto('/daftar-kelas-premium')
  const first = page.getByRole('list', { name: 'Hasil' }).getByRole('article').first().getByRole('link').first()
  const course = (await first.getAttribute('href')) ?? ''
  for (const address of [course, '/tutorial/robotok/auto-chat']) {
    const picture = await pictureOf(request, address)
    // At once there is a picture of that size, whichever it is.
    const meanwhile = await request.get(picture)
    expect([meanwhile.status(), sizeOf(await meanwhile.body())]).toEqual([200, shareCardSize])
    await expect
      .poll(async () => (await request.get(picture)).headers()['cache-control'], { timeout: 40_000 })
      .toContain('immutable')
    const card = await request.get(picture)
    expect(card.headers()['content-type']).toBe('image/jpeg')
    expect(sizeOf(await card.body())).toEqual(shareCardSize)
  }
})
