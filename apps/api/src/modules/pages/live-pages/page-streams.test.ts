import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { change, headline, insert, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { readStream } from '../../../testing/page-stream.ts'
import { schedule } from '../../../testing/publishing-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

// Two processes on one database, as two servers would be.
const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const sari = await app.signedIn({ name: 'Sari' })
const budi = await other.signedIn({ name: 'Budi' })

const address = (pageId: string) => `/admin/landing-pages/${pageId}/stream?since=0`

test('a change is streamed to open editors with its content, by this server and by another', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(sari, { sections: [section] })
  const [here, there] = [
    await readStream(app, sari, page.id, page.headVersion),
    await readStream(other, budi, page.id, page.headVersion),
  ]
  const sent = change(retitle(section, 'Dari Sari'))

  await send(sari, page.id, page.headVersion, sent)

  for (const stream of [here, there])
    expect(await stream.head(page.headVersion + 1)).toMatchObject({
      headVersion: page.headVersion + 1,
      changes: [{ version: page.headVersion + 1, change: sent, actor: { name: 'Sari' } }],
    })
})

test('a reconnecting editor gets missed changes once and in order', async () => {
  const section = headline({ title: '0' })
  const { page } = await makePage(sari, { sections: [section] })
  const changes = ['1', '2', '3'].map((title, index) => change(retitle(section, title, String(index))))
  await send(sari, page.id, page.headVersion, ...changes)

  const stream = await readStream(other, budi, page.id, page.headVersion + 1)

  const { changes: sent } = await stream.head(page.headVersion + 3)
  expect(sent?.map(({ change: { id } }) => id)).toEqual(changes.slice(1).map(({ id }) => id))
})

test('versions are streamed without a gap under concurrent writes', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(other, budi, page.id, page.headVersion)
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      send(index % 2 ? sari : budi, page.id, page.headVersion, change(insert(headline()))),
    ),
  )

  const versions: number[] = []
  while (versions.length < 12) {
    const news = await stream.head(0)
    versions.push(...(news.changes ?? []).map(({ version }) => version))
  }
  expect(versions).toEqual(Array.from({ length: 12 }, (_, index) => page.headVersion + 1 + index))
})

test('large changes are streamed as a version number to be fetched', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(app, sari, page.id, page.headVersion)
  const long = headline()
  long.content.text = 'kata '.repeat(30)
  const changes = Array.from({ length: 90 }, () => change(insert({ ...headline(), content: long.content })))

  await send(sari, page.id, page.headVersion, ...changes)

  expect(await stream.head(page.headVersion + 90)).toEqual({
    headVersion: page.headVersion + 90,
    changes: null,
    media: [],
  })
})

test('renames and publishes are streamed as well', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(other, budi, page.id, page.headVersion)
  await stream.people(() => true)
  await stream.people(() => true)

  await sari.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama lain' })
  await stream.page(({ name }) => name === 'Nama lain')
  await sari.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect(await stream.page(({ status }) => status === 'published')).toMatchObject({
    publishedVersion: page.headVersion,
  })
})

test('added, edited, resolved and deleted comments are streamed, by this server and by another', async () => {
  const section = headline()
  const { page } = await makePage(sari, { sections: [section] })
  const streams = [await readStream(app, sari, page.id), await readStream(other, budi, page.id)]
  const threadsAt = `/admin/landing-pages/${page.id}/comments`
  const begun = await budi.post(threadsAt, { sectionId: section.id, text: 'Harganya sudah benar?' })
  const thread = begun.body.data as { id: string; comments: [{ id: string }] }
  const saying = (text: string) =>
    Promise.all(
      streams.map((stream) =>
        stream.comments(({ threads }) => threads?.[0]?.comments.some((comment) => comment.text === text) ?? false),
      ),
    )
  await saying('Harganya sudah benar?')
  await sari.post(`${threadsAt}/${thread.id}/replies`, { text: 'Sudah' })
  await saying('Sudah')
  await budi.patch(`${threadsAt}/${thread.id}/replies/${thread.comments[0].id}`, { text: 'Harganya sudah benar, ya?' })
  await saying('Harganya sudah benar, ya?')
  for (const isResolved of [true, false]) {
    await sari.post(`${threadsAt}/${thread.id}/${isResolved ? 'resolve' : 'reopen'}`)
    for (const stream of streams) await stream.comments(({ threads }) => threads?.[0]?.isResolved === isResolved)
  }
  await budi.remove(`${threadsAt}/${thread.id}/replies/${thread.comments[0].id}`)
  for (const stream of streams) await stream.comments(({ threads }) => threads?.[0]?.comments[0]?.isDeleted === true)
})

test('many comments at once are streamed as a request to fetch them', async () => {
  const section = headline()
  const { page } = await makePage(sari, { sections: [section] })
  const stream = await readStream(other, budi, page.id)
  await stream.comments(({ threads }) => threads?.length === 0)
  for (let count = 0; count < 18; count++)
    await app.database.queries.execute(sql`
      WITH thread AS (
        INSERT INTO comment_threads (id, page_id, section_id, section_type, section_words, created_at)
        VALUES (gen_random_uuid(), ${page.id}, ${section.id}, 'headline', '', now()) RETURNING id)
      INSERT INTO comments (id, thread_id, text, created_at) SELECT gen_random_uuid(), id, repeat('kata ', 780), now() FROM thread`)
  await stream.comments(({ threads }) => threads === null)
})

test('schedules, approval requests and their answers are streamed', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(other, budi, page.id)
  const at = `/admin/landing-pages/${page.id}`
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await schedule(sari, page, { publishAt: tomorrow })).status).toBe(200)
  await stream.page(({ lifecycle }) => lifecycle.publish !== null)
  await sari.remove(`${at}/schedule`)
  await stream.page(({ lifecycle }) => lifecycle.publish === null)
  await sari.post(`${at}/approvals`, { headVersion: page.headVersion, note: '' })
  const { lifecycle } = await stream.page((sent) => sent.lifecycle.approval?.answer === null)
  await sari.post(`${at}/approvals/${lifecycle.approval?.id}/return`, { comment: 'Tambahkan foto' })
  await stream.page((sent) => sent.lifecycle.approval?.answer === 'returned')
})

test('a reader who joined during a short-lived state is sent the state after it', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(other, budi, page.id)
  // The second one is of the first poll.
  await stream.page(() => true)
  await stream.page(() => true)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

  expect((await schedule(sari, page, { publishAt: tomorrow })).status).toBe(200)
  const late = await readStream(other, budi, page.id)
  expect((await sari.remove(`/admin/landing-pages/${page.id}/schedule`)).status).toBe(200)

  expect((await late.page(() => true)).lifecycle.publish).not.toBeNull()
  await late.page(({ lifecycle }) => lifecycle.publish === null)
})

test('what could not be read for the readers once is read again', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const lone = await createTestApp({ database })
  const desk = await lone.signedIn()
  const { page } = await makePage(desk)
  const stream = await readStream(lone, desk, page.id)
  await stream.page(() => true)
  await stream.page(() => true)
  vi.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))

  await database.queries.execute(sql`UPDATE landing_pages SET name = 'Nama lain' WHERE id = ${page.id}`)

  await stream.page(({ name }) => name === 'Nama lain')
  expect(lone.failures).toHaveLength(1)
})

test('joining, writing and leaving are streamed, by this server and by another', async () => {
  const { page } = await makePage(sari)
  const streams = [await readStream(app, sari, page.id), await readStream(other, budi, page.id)]
  const tabId = randomUUID()
  const place = { tabId, sectionId: 'bagian-001', path: ['title'], isTyping: true }

  await budi.post(`/admin/landing-pages/${page.id}/presence`, place)
  for (const stream of streams)
    expect(await stream.people(({ length }) => length === 1)).toMatchObject([{ name: 'Budi', places: [place] }])
  await budi.remove(`/admin/landing-pages/${page.id}/presence/${tabId}`)
  for (const stream of streams) await stream.people(({ length }) => length === 0)

  await budi.post(`/admin/landing-pages/${page.id}/presence`, place)
  for (const stream of streams) await stream.people(({ length }) => length === 1)
  // Its computer fell asleep.
  await app.database.queries.execute(sql`UPDATE landing_page_presences SET expires_at = now() WHERE tab_id = ${tabId}`)
  for (const stream of streams) await stream.people(({ length }) => length === 0)
})

test('the event stream is neither cached nor compressed on the way, and is readable by our origin only', async () => {
  const { page } = await makePage(sari)
  const { response } = await readStream(app, sari, page.id)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'cross-origin-resource-policy': 'same-origin',
  })
  const asked = await sari.send('GET', address(page.id), undefined, { 'sec-fetch-site': 'same-site' })
  expect([asked.status, asked.body.data]).toEqual([403, { code: 'foreign_origin' }])
})

test('without a session 401, without the menu 403, without the page 404, without a version 422', async () => {
  const { page } = await makePage(sari)
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  expect((await app.visitor().get(address(page.id))).status).toBe(401)
  expect((await stranger.get(address(page.id))).status).toBe(403)
  expect((await sari.get(address(randomUUID()))).status).toBe(404)
  expect((await sari.get(address('bukan-id'))).status).toBe(404)
  for (const query of ['', '?since=-1', '?since=x', '?since=1&lain=2'])
    expect([query, (await sari.get(`/admin/landing-pages/${page.id}/stream${query}`)).status]).toEqual([query, 422])
  await sari.remove(`/admin/landing-pages/${page.id}`)
  expect((await sari.get(address(page.id))).status).toBe(404)
})

test.each([
  ['signs out', (desk: Browser) => desk.post('/admin/sign-out')],
  [
    'is suspended',
    () => app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE name = 'Tamu'`),
  ],
  [
    'loses the menu',
    () =>
      app.database.queries.execute(
        sql`DELETE FROM admin_menus USING admin_users WHERE admin_users.id = admin_id AND admin_users.name = 'Tamu'`,
      ),
  ],
])('an admin who %s gets no more events, on either server', async (_, act) => {
  const { page } = await makePage(sari)
  const guest = await app.signedIn({ name: 'Tamu', role: 1, menus: [{ menu: 'landing_pages', capability: 'view' }] })
  const streams = [await readStream(app, guest, page.id), await readStream(other, guest, page.id)]

  await act(guest)

  for (const stream of streams) {
    expect(await stream.end()).toBe('not_allowed')
    expect(await stream.next()).toBeNull()
  }
  await app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE name = 'Tamu'`)
})

test('a page that goes to the trash ends its streams', async () => {
  const { page } = await makePage(sari)
  const stream = await readStream(other, budi, page.id)
  await sari.remove(`/admin/landing-pages/${page.id}`)
  expect(await stream.end()).toBe('not_found')
})

test('one account reads at most twenty streams; one that is closed makes room', async () => {
  const { page } = await makePage(sari)
  const one = await app.signedIn()
  const streams = await Promise.all(Array.from({ length: 20 }, () => readStream(app, one, page.id)))
  expect((await one.get(address(page.id))).status).toBe(429)
  await streams[0]?.close()
  await readStream(app, one, page.id)
})

test('a stopping server announces it to its readers and refuses new ones', async () => {
  const third = await createTestApp({ database: app.database })
  const { page } = await makePage(sari)
  const stream = await readStream(third, sari, page.id)

  await third.endStreams()

  expect(await stream.end()).toBe('restart')
  const late = await third.fetch(
    new Request(`http://localhost:3000/api${address(page.id)}`, {
      headers: { cookie: [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    }),
  )
  expect(late.status).toBe(503)
})

test('during a database outage streams stay open, and send missed changes afterwards', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const lone = await createTestApp({ database })
  const desk = await lone.signedIn()
  const { page } = await makePage(desk)
  const stream = await readStream(lone, desk, page.id, page.headVersion)
  await stream.people(() => true)
  const failing = vi.spyOn(database.pool, 'query').mockImplementation(() => {
    throw new Error('Connection terminated unexpectedly')
  })
  await vi.waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000, interval: 20 })
  failing.mockRestore()

  await send(desk, page.id, page.headVersion, change(insert(headline())))

  expect((await stream.head(page.headVersion + 1)).headVersion).toBe(page.headVersion + 1)
  expect(lone.failures).toHaveLength(1)
})
