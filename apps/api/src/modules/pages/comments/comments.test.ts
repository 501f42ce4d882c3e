import type { MenuCapability } from '@naikkelas/contract'
import type { CommentThread } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { change, headline, makePage, send } from '../../../testing/page-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const holder = (name: string, capability: MenuCapability) =>
  app.signedIn({ name, role: 1, menus: [{ menu: 'landing_pages', capability }] })
const owner = await app.signedIn({ name: 'Rani' })
const viewer = await holder('Budi Santoso', 'view')
const stranger = await app.signedIn({ name: 'Orang Forum', role: 2 })
const visitor = app.visitor()

const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const at = (pageId: string, rest = '') => `/admin/landing-pages/${pageId}/comments${rest}`

async function begun(text = 'Harganya masih lama', who: Browser = owner) {
  const section = headline({ title: 'Toko ramai' })
  const { page } = await makePage(owner, { sections: [section] })
  const reply = await who.post(at(page.id), { sectionId: section.id, text })
  const thread = reply.body.data as CommentThread
  const place = at(page.id, `/${thread?.id}`)
  return { page, section, reply, thread, place, first: `${place}/replies/${thread?.comments?.[0]?.id}` }
}

const list = async (pageId: string) => (await owner.get(at(pageId))).body.data as CommentThread[]
const answer = async (place: string, text: string, who: Browser = viewer) =>
  (await who.post(`${place}/replies`, { text })).body.data as CommentThread
const texts = ({ comments }: CommentThread) => comments.map(({ text }) => text)

describe('a conversation', () => {
  test('starts at a section, has replies, and is visible to every admin with view permission', async () => {
    const { page, section, reply, place } = await begun()
    expect(reply.status).toBe(201)
    await answer(place, 'Saya perbaiki')
    const [thread] = (await viewer.get(at(page.id))).body.data as CommentThread[]
    expect(thread).toMatchObject({
      sectionId: section.id,
      sectionType: 'headline',
      sectionWords: 'Toko ramai',
      isResolved: false,
      comments: [
        { text: 'Harganya masih lama', author: { name: 'Rani' }, editedAt: null, isDeleted: false },
        { text: 'Saya perbaiki', author: { name: 'Budi Santoso' } },
      ],
    })
  })

  test('stays when its section goes, and says what it was about', async () => {
    const { page, section } = await begun()
    await send(owner, page.id, page.headVersion, change({ kind: 'removeSection', sectionId: section.id }))
    expect(await list(page.id)).toMatchObject([{ sectionId: section.id, sectionWords: 'Toko ramai' }])
    expect((await owner.post(at(page.id), { sectionId: section.id, text: 'Terlambat' })).status).toBe(409)
  })

  test('any admin resolves and reopens a thread; a reply reopens it too', async () => {
    const { place } = await begun()
    const settled = (await viewer.post(`${place}/resolve`)).body.data
    expect(settled).toMatchObject({ isResolved: true, resolvedBy: 'Budi Santoso' })
    expect((await owner.post(`${place}/resolve`)).body.data).toMatchObject({ resolvedBy: 'Budi Santoso' })
    expect((await owner.post(`${place}/reopen`)).body.data).toMatchObject({ isResolved: false, resolvedBy: null })
    await owner.post(`${place}/resolve`)
    expect(await answer(place, 'Belum selesai')).toMatchObject({ isResolved: false })
  })

  test('keeps words as they are: lines stay, markup stays words, what cannot be seen goes', async () => {
    const { thread } = await begun('<img src=x onerror=alert(1)>\r\n\r\n\r\n{harga} \u202eterbalik')
    expect(texts(thread)).toEqual(['<img src=x onerror=alert(1)>\n\n{harga} terbalik'])
  })

  test('names people, and forgets them when they are no longer named', async () => {
    const { thread, first } = await begun('@budi santoso tolong, @Orang Forum juga')
    expect(thread.comments[0]?.mentions).toEqual([{ id: viewer.admin.id, name: 'Budi Santoso' }])
    const rewritten = await owner.patch(first, { text: 'Sudah selesai' })
    expect((rewritten.body.data as CommentThread).comments[0]).toMatchObject({
      text: 'Sudah selesai',
      mentions: [],
      editedAt: expect.any(String),
    })
    expect((await owner.get(`/admin/landing-pages/${unknownId}/people`)).status).toBe(404)
  })

  test('suggests the admins who may open pages', async () => {
    const { page } = await begun()
    const people = (await viewer.get(`/admin/landing-pages/${page.id}/people`)).body.data as { name: string }[]
    expect(people.map(({ name }) => name)).toEqual(['Budi Santoso', 'Rani'])
    expect(Object.keys(people[0] ?? {})).toEqual(['id', 'name'])
  })

  test('loses an own comment and keeps what was answered; with its last comment it goes', async () => {
    const { page, place, first } = await begun()
    const answered = await answer(place, 'Saya perbaiki')
    const left = (await owner.remove(first)).body.data as CommentThread
    expect(left.comments).toMatchObject([{ text: '', isDeleted: true }, { text: 'Saya perbaiki' }])
    const { rows } = await app.database.queries.execute(
      sql`SELECT text FROM comments WHERE thread_id = ${left.id} ORDER BY created_at`,
    )
    expect(rows.map(({ text }) => text)).toEqual(['', 'Saya perbaiki'])
    expect((await owner.patch(first, { text: 'Kembali' })).status).toBe(404)
    const gone = await viewer.remove(`${place}/replies/${answered.comments[1]?.id}`)
    expect([gone.status, gone.body.data]).toEqual([200, null])
    expect(await list(page.id)).toEqual([])
  })
})

describe('limits', () => {
  test.each([
    ['no words', '\u200b \n', 'Komentar harus diisi'],
    ['too many words', 'a'.repeat(2001), 'Komentar maksimal 2000 karakter'],
  ])('%s are refused at their field with a sentence', async (_, text, sentence) => {
    const { page, section, place, first } = await begun()
    for (const reply of [
      await owner.post(at(page.id), { sectionId: section.id, text }),
      await owner.post(`${place}/replies`, { text }),
      await owner.patch(first, { text }),
    ]) {
      expect(reply.status).toBe(422)
      expect(reply.body.data).toMatchObject({ fields: [{ path: 'text', message: sentence }] })
    }
  })

  test('a thread takes 200 comments', async () => {
    const { thread, place } = await begun()
    await app.database.queries.execute(sql`
      INSERT INTO comments (id, thread_id, author_id, text, created_at)
      SELECT gen_random_uuid(), thread_id, author_id, text, created_at FROM comments, generate_series(1, 199)
      WHERE thread_id = ${thread.id}`)
    const reply = await owner.post(`${place}/replies`, { text: 'Satu lagi' })
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('sudah penuh')])
  })

  test('one person writes forty times in ten minutes, and the others go on', async () => {
    const eager = await holder('Cepat', 'view')
    const { place } = await begun()
    const statuses = []
    for (let count = 0; count < 41; count += 1)
      statuses.push((await eager.post(`${place}/replies`, { text: `Ke-${count}` })).status)
    expect(statuses.lastIndexOf(201)).toBe(39)
    expect(statuses.at(-1)).toBe(429)
    expect((await viewer.post(`${place}/replies`, { text: 'Pelan' })).status).toBe(201)
  })

  test('an unknown field and a section id that is none are refused', async () => {
    const { page, section } = await begun()
    expect((await owner.post(at(page.id), { sectionId: '../../x', text: 'Hai' })).status).toBe(422)
    expect((await owner.post(at(page.id), { sectionId: section.id, text: 'Hai', authorId: unknownId })).status).toBe(
      422,
    )
  })
})

describe('permissions', () => {
  const doors = (page: string, place: string, first: string, sectionId: string) =>
    [
      ['GET', at(page)],
      ['GET', `/admin/landing-pages/${page}/people`],
      ['POST', at(page), { sectionId, text: 'Hai' }],
      ['POST', `${place}/replies`, { text: 'Hai' }],
      ['PATCH', first, { text: 'Hai' }],
      ['POST', `${place}/resolve`],
      ['POST', `${place}/reopen`],
      ['DELETE', first],
    ] as const

  test('visitors and admins without landing pages are refused', async () => {
    const { page, section, place, first } = await begun()
    for (const [method, path, body] of doors(page.id, place, first, section.id)) {
      expect([method, path, (await visitor.send(method, path, body)).status]).toEqual([method, path, 401])
      expect([method, path, (await stranger.send(method, path, body)).status]).toEqual([method, path, 403])
    }
  })

  test('no admin can edit or delete comments of another, not even a super admin', async () => {
    const { place, thread } = await begun('Punya Budi', viewer)
    const first = `${place}/replies/${thread.comments[0]?.id}`
    expect((await owner.patch(first, { text: 'Diubah' })).status).toBe(403)
    expect((await owner.remove(first)).status).toBe(403)
  })

  test('a thread is found under its own page only, and a page in the trash has none', async () => {
    const { page, section, place, first, thread } = await begun()
    const other = await makePage(owner)
    expect((await owner.post(at(other.page.id, `/${thread.id}/replies`), { text: 'Hai' })).status).toBe(404)
    expect((await owner.post(at(page.id, `/${unknownId}/resolve`))).status).toBe(404)
    await owner.remove(`/admin/landing-pages/${page.id}`)
    for (const [method, path, body] of doors(page.id, place, first, section.id))
      expect([method, path, (await owner.send(method, path, body)).status]).toEqual([method, path, 404])
  })
})
