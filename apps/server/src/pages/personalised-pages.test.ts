import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { DrawnLinkWords } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { FakePages, rendered } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { PersonalisedAnswers } from './personalised-answers.ts'

const html = '<h1>Kelas é data di kota Anda</h1><a href="https://wa.me/62?text=dari%20kota%20Anda">'
const bytes = Buffer.from(html)
const linkWords: DrawnLinkWords = {
  holes: [
    { name: 'topik', at: bytes.indexOf('data'), length: 4, isInAddress: false },
    { name: 'kota', at: bytes.indexOf('kota Anda'), length: 9, isInAddress: false },
    { name: 'kota', at: bytes.indexOf('kota%20Anda'), length: 11, isInAddress: true },
  ],
  words: { kota: [], topik: ['Excel & <b>', 'Power BI'] },
}

async function personalisedPage() {
  const pages = new FakePages()
  pages.publish('/kelas-kota', html)
  pages.takeWords('/kelas-kota', linkWords)
  const dataDir = await scratchFolder()
  return { pages, dataDir, listener: await startTestListener({ source: pages, dataDir }) }
}

test.each([
  ['', html],
  ['?kota=', html],
  ['?kota=atlantis&topik=masak', html],
  ['?utm_campaign=bandung', html],
  ['?kota=%3Csvg/onload=alert(1)%3E', html],
  ['?kota=%00%0d%0abandung', html.replace('kota Anda', 'Bandung').replace('kota%20Anda', 'Bandung')],
  ['?kota=jakarta-selatan', html.replace('kota Anda', 'Jakarta Selatan').replace('kota%20Anda', 'Jakarta%20Selatan')],
  ['?topik=power+bi', html.replace('data', 'Power BI')],
  ['?topik=excel-b', html.replace('data', 'Excel &amp; &lt;b&gt;')],
])('a link that ends with %j is answered in listed words, and in no other', async (query, body) => {
  const { listener } = await personalisedPage()
  const answer = await listener.ask(`/kelas-kota${query}`)
  expect([answer.status, answer.body.toString()]).toEqual([200, body])
  // A cache that ignores queries must not serve one visitor's page to another.
  expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
})

test('personalised pages are compressed, support HEAD and answer 304 when unchanged', async () => {
  const { listener } = await personalisedPage()
  const path = '/kelas-kota?kota=bandung'
  const asked = (encoding: string, method = 'GET') =>
    listener.ask(path, { method, headers: { 'accept-encoding': encoding } })
  const [br, gzip, head] = [await asked('br'), await asked('gzip'), await asked('br', 'HEAD')]
  expect(brotliDecompressSync(br.body).toString()).toContain('di Bandung</h1>')
  expect(gunzipSync(gzip.body).toString()).toContain('di Bandung</h1>')
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(br.body.length)])
  const known = { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) }
  expect((await listener.ask(path, { headers: known })).status).toBe(304)
  expect((await listener.ask('/kelas-kota', { headers: known })).status).toBe(200)
  expect((await listener.ask('/kelas-kota?kota=solo', { headers: known })).status).toBe(200)
})

test('a hundred simultaneous visitors of one link get the same page', async () => {
  const { listener } = await personalisedPage()
  const answers = await Promise.all(Array.from({ length: 100 }, () => listener.ask('/kelas-kota?kota=medan')))
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(
    new Set([html.replace('kota Anda', 'Medan').replace('kota%20Anda', 'Medan')]),
  )
})

test('after a start during a database outage, personalised links are served from the copy on disk', async () => {
  const { pages, dataDir, listener } = await personalisedPage()
  await listener.ask('/kelas-kota')
  pages.isAway = true
  const restarted = await startTestListener({ source: pages, dataDir })
  expect((await restarted.ask('/kelas-kota?kota=ambon')).body.toString()).toContain('di Ambon')
})

const [body] = rendered({ html }).bodies
if (!body) throw new Error('a page has a body')
const page = { bytes: body.bytes, etag: body.etag, linkWords, headers: [], vary: 'accept-encoding' }

test('the cache of personalised pages stays under its limit for any number of words', async () => {
  const answers = new PersonalisedAnswers({ bytes: 2_000 })
  const personalised = answers.of(page)
  for (const name of ['ambon', 'bandung', 'batam', 'bogor', 'depok', 'jambi', 'kupang', 'malang', 'medan', 'padang']) {
    await personalised(`?kota=${name}`)
    expect(answers.bytes).toBeLessThanOrEqual(2_000)
  }
  expect(answers.bytes).toBeGreaterThan(0)
  // What was asked for last is there at once.
  expect(personalised('?kota=padang')).not.toBeInstanceOf(Promise)
  expect(personalised('?kota=ambon')).toBeInstanceOf(Promise)
})

test('while too many are being personalised, visitors get the default page, and each is personalised once', async () => {
  const personalised = new PersonalisedAnswers({ atOnce: 2 }).of(page)
  const making = [personalised('?kota=ambon'), personalised('?kota=bandung')]
  expect(personalised('?kota=ambon')).toBe(making[0])
  expect(personalised('?kota=batam')).toBeUndefined()
  await Promise.all(making)
  expect(personalised('?kota=batam')).toBeInstanceOf(Promise)
})
