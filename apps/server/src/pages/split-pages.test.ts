import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { splitOf, variantFor } from './split.ts'

type TestedVariants = NonNullable<Parameters<FakePages['split']>[1]>['variants']

const first = { key: 'a', weight: 30, html: '<p>lama' } as const
const second = { key: 'b', weight: 70, html: '<p>baru' } as const

async function testedPage(variants: TestedVariants = [first, second]) {
  const pages = new FakePages()
  pages.publish('/kelas-uji', first.html)
  pages.split('/kelas-uji', { mark: 'abcd1234', variants })
  return { pages, listener: await startTestListener({ source: pages, dataDir: await scratchFolder() }) }
}
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'] ?? '')

test('a visitor gets a random variant and a cookie for it, and no shared cache stores it', async () => {
  const { listener } = await testedPage()
  const answer = await listener.ask('/kelas-uji')
  expect(cookieOf(answer)).toMatch(/^nk_v_abcd1234=[ab]; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/)
  expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(answer.headers.vary).toBe('accept-encoding, cookie')
  const key = /=([ab]);/.exec(cookieOf(answer))?.[1]
  expect(answer.body.toString()).toBe(key === 'a' ? first.html : second.html)
})

test.each([first, second])(
  'a visitor with the cookie for $key gets it again, without a new cookie',
  async ({ key, html }) => {
    const { listener } = await testedPage()
    const headers = { cookie: `lain=1; nk_v_abcd1234=${key}` }
    const answer = await listener.ask('/kelas-uji', { headers })
    expect(answer.body.toString()).toBe(html)
    expect(cookieOf(answer)).toBe('')
    const again = await listener.ask('/kelas-uji', {
      headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.status).toBe(304)
  },
)

test.each(['nk_v_abcd1234=d', 'nk_v_abcd1234=__proto__', 'nk_v_other000=b'])(
  'a visitor with %s, which is no variant, gets a random one',
  async (cookie) => {
    const { listener } = await testedPage()
    const answer = await listener.ask('/kelas-uji', { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(cookieOf(answer)).toMatch(/^nk_v_abcd1234=[ab];/)
  },
)

test('variants are distributed by their weights', () => {
  const weights = [first, second].map(({ key, weight }) => ({ key, weight }))
  const split = splitOf({ mark: 'abcd1234', weights })
  const drawn = Array.from({ length: 1000 }, (_, index) => variantFor(undefined, split, index / 1000).setCookie[1])
  expect(drawn.filter((cookie) => cookie?.startsWith('nk_v_abcd1234=a'))).toHaveLength(300)
})

test('a page without a test is cacheable and sets no cookie', async () => {
  const pages = new FakePages()
  pages.publish('/halaman-biasa', '<p>biasa')
  const listener = await startTestListener({ source: pages, dataDir: await scratchFolder() })
  const answer = await listener.ask('/halaman-biasa', { headers: { cookie: 'nk_v_abcd1234=b' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(cookieOf(answer)).toBe('')
})

test('after a start during a database outage, its variants are served from the copy on disk', async () => {
  const pages = new FakePages()
  pages.publish('/kelas-uji', first.html)
  pages.split('/kelas-uji', { mark: 'abcd1234', variants: [first, second] })
  const dataDir = await scratchFolder()
  await (await startTestListener({ source: pages, dataDir })).ask('/kelas-uji')
  pages.isAway = true
  const restarted = await startTestListener({ source: pages, dataDir })
  const answer = await restarted.ask('/kelas-uji', { headers: { cookie: 'nk_v_abcd1234=b' } })
  expect(answer.body.toString()).toBe(second.html)
})

test('after a test every visitor gets the first variant, regardless of the cookie', async () => {
  const { pages, listener } = await testedPage()
  await listener.ask('/kelas-uji')
  pages.split('/kelas-uji', null)
  await listener.store.takeIn(await pages.recentlyChanged())
  const answer = await listener.ask('/kelas-uji', { headers: { cookie: 'nk_v_abcd1234=b' } })
  expect(answer.body.toString()).toBe(first.html)
  expect(answer.headers['cache-control']).toContain('public')
})

test('visitors of a deleted variant get one of the others', async () => {
  const third = { key: 'c', weight: 10, html: '<p>ketiga' } as const
  const { pages, listener } = await testedPage([first, second, third])
  const headers = { cookie: 'nk_v_abcd1234=c' }
  expect((await listener.ask('/kelas-uji', { headers })).body.toString()).toBe(third.html)
  const crowd = () => Array.from({ length: 50 }, () => listener.ask('/kelas-uji', { headers }))
  const before = crowd()
  pages.split('/kelas-uji', { mark: 'abcd1234', variants: [first, second] })
  await listener.store.takeIn(await pages.recentlyChanged())
  const answers = await Promise.all([...before, ...crowd()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const after = await listener.ask('/kelas-uji', { headers })
  expect([first.html, second.html]).toContain(after.body.toString())
  expect(cookieOf(after)).toMatch(/^nk_v_abcd1234=[ab];/)
  pages.split('/kelas-uji', null)
  await listener.store.takeIn(await pages.recentlyChanged())
  const settled = await listener.ask('/kelas-uji', { headers })
  expect([settled.body.toString(), cookieOf(settled)]).toEqual([first.html, ''])
})
