import { housePresets } from '@naikkelas/contract/marketing'
import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { visitorOf } from './visitor-class.ts'

const forAll = '<p>untuk semua'
const fromAds = { names: ['ads.out', 'ads.in'], html: '<p>dari iklan' }
const signedIn = { names: ['other.in', 'social.in', 'partner.in'], html: '<p>sudah masuk' }

async function pageWithAudiences() {
  const pages = new FakePages()
  pages.publish('/kelas-iklan', forAll)
  pages.setAudiences('/kelas-iklan', [fromAds, signedIn])
  const dataDir = await scratchFolder()
  return { pages, dataDir, listener: await startTestListener({ source: pages, dataDir }) }
}

test.each([
  ['', forAll],
  ['?utm_source=google&utm_medium=cpc', fromAds.html],
  ['?gclid=abc', fromAds.html],
  ['?utm_medium=email', forAll],
])('a visitor with %j gets the matching audience, and no shared cache stores it', async (query, html) => {
  const { listener } = await pageWithAudiences()
  const answer = await listener.ask(`/kelas-iklan${query}`)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(html)
  expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(answer.headers.vary).toBe('accept-encoding, cookie')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a signed-in visitor gets the matching variant, and 304 when it is unchanged', async () => {
  const { listener } = await pageWithAudiences()
  const headers = { cookie: 'lain=1; nk_in=1' }
  const answer = await listener.ask('/kelas-iklan', { headers })
  expect(answer.body.toString()).toBe(signedIn.html)
  const known = { 'if-none-match': String(answer.headers.etag) }
  expect((await listener.ask('/kelas-iklan', { headers: { ...headers, ...known } })).status).toBe(304)
  // Signed out, the same browser holds bytes that are no longer theirs.
  const after = await listener.ask('/kelas-iklan', { headers: known })
  expect([after.status, after.body.toString()]).toEqual([200, forAll])
})

test.each([
  '?gclid=',
  '?utm_medium[]=cpc',
  '?utm_medium=cpc%0Acpm',
  '?ref=%3Cscript%3Ealert(1)%3C/script%3E',
  '?utm_source=__proto__&utm_medium=constructor',
  `?utm_source=${'x'.repeat(200)}`,
  '?%E0%A4%A',
])('a made-up value, %s, gives the default page and is not echoed', async (query) => {
  const { listener } = await pageWithAudiences()
  const answer = await listener.ask(`/kelas-iklan${query}`, { headers: { cookie: 'nk_in=true; nk_in=<b>' } })
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(forAll)
})

test('after a start during a database outage, audiences are served from the copy on disk', async () => {
  const { pages, dataDir, listener } = await pageWithAudiences()
  await listener.ask('/kelas-iklan')
  pages.isAway = true
  const restarted = await startTestListener({ source: pages, dataDir })
  const asked = async (query: string) => (await restarted.ask(`/kelas-iklan${query}`)).body.toString()
  expect([await asked(''), await asked('?ttclid=1')]).toEqual([forAll, fromAds.html])
})

test.each([
  ['?fbclid=abc', '', 'ads'],
  ['?fbclid=abc&utm_medium=social', '', 'social'],
  ['?gclid=abc&utm_medium=social', '', 'ads'],
  ['?utm_source=ig', '', 'social'],
  ['?utm_source=ig&utm_medium=paid_social', '', 'ads'],
  ['?utm_source=fb&utm_medium=Iklan-FB', '', 'ads'],
  ['?utm_source=fb&utm_medium=iklaneka', '', 'social'],
  ['?ref=kopi-ratna', '', 'partner'],
  ['?ref=kopi-ratna&gclid=1', '', 'ads'],
  ['?gclid=abc', 'https://www.google.com/', 'ads'],
  ['?utm_medium=cpc', 'https://www.instagram.com/', 'ads'],
  ['?ref=kopi-ratna', 'https://www.instagram.com/', 'partner'],
  ['', 'https://www.tiktok.com/@naikkelas', 'social'],
  ['', 'https://www.google.com/', 'other'],
  ['', 'https://web.whatsapp.com/', 'other'],
  ['', '', 'other'],
])('a visit with %j, led here by %j, is counted as %s', (query, referer, source) => {
  expect(visitorOf({ cookie: undefined, referer }, query)).toEqual({ source, isSignedIn: false })
})

test.each(housePresets)('a visitor with a link of the campaign $name is counted as $comesFrom', (preset) => {
  const query = `?${new URLSearchParams(preset.utm)}`
  expect(visitorOf({ cookie: undefined, referer: undefined }, query).source).toBe(preset.comesFrom)
})
