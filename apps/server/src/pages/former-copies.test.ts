import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { fileNameOf } from './disk-index.ts'

const address = '/kelas-lama'
const own = { etag: 'satu', csp: "default-src 'none'" }

/** What a copy of an earlier build answers during a database outage. */
async function answerOf(head: object, bodies: readonly string[], headers: Record<string, string> = {}) {
  const dataDir = await scratchFolder()
  const parts = bodies.flatMap((html) => [Buffer.from('br'), Buffer.from('gz'), Buffer.from(html)])
  const copy = { address, pageId: 'page', key: 'page:1:1' }
  const line = JSON.stringify({ ...copy, ...head, sizes: parts.map(({ length }) => length) })
  await mkdir(join(dataDir, 'pages'))
  await writeFile(join(dataDir, 'pages', fileNameOf(copy)), Buffer.concat([Buffer.from(`${line}\n`), ...parts]))
  const source = new FakePages()
  source.isAway = true
  const listener = await startTestListener({ source, dataDir })
  return listener.ask(address, { headers })
}

test('a page copied by an earlier build is served during a database outage', async () => {
  const answer = await answerOf({ format: 1, ...own }, ['<p>lama'])
  expect([answer.status, answer.body.toString()]).toEqual([200, '<p>lama'])
  expect(answer.headers['cache-control']).toContain('public')
})

test('a redirect copied by an earlier build leads on', async () => {
  const answer = await answerOf({ format: 2, etag: '', csp: '', redirect: { status: 301, location: '/baru' } }, [''])
  expect([answer.status, answer.headers.location]).toEqual([301, '/baru'])
})

test('variants of a test copied by an earlier build are served by their cookie', async () => {
  const variants = [
    { key: 'a', weight: 50, ...own },
    { key: 'b', weight: 50, etag: 'dua', csp: own.csp },
  ]
  const head = { format: 3, ...own, split: { mark: 'abcd1234', variants } }
  const answer = await answerOf(head, ['<p>a', '<p>a', '<p>b'], { cookie: 'nk_v_abcd1234=b' })
  expect(answer.body.toString()).toBe('<p>b')
})

test('audiences copied by an earlier build are served to their visitors', async () => {
  const head = { format: 4, ...own, audiences: [{ names: ['other.in'], etag: 'dua', csp: own.csp }] }
  const answer = await answerOf(head, ['<p>semua', '<p>masuk'], { cookie: 'nk_in=1' })
  expect(answer.body.toString()).toBe('<p>masuk')
})
