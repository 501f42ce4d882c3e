import { endpoint } from '@naikkelas/contract'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formField, formSection, publishForm } from '../../testing/form-factories.ts'
import { makePage, readPage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { requestIdHeader } from '../request-ids/index.ts'
import {
  addEndpoints,
  answerByRouter,
  bind,
  type BoundEndpoint,
  createRouter,
  ownedRecord,
  type RequestContext,
  type RouteHandler,
} from './index.ts'
import { runUseCase } from './run-use-case.ts'

const app = await createTestApp()
const rani = await app.signedIn()

interface Row {
  realm: string
  actor_id: string
  endpoint: string
  record_type: string
  record_id: string | null
  before: unknown
  after: unknown
  request_id: string
}

/** The last entry before the test, which no test can delete. */
let last = ''
beforeEach(async () => {
  const { rows } = await app.database.pool.query<{ last: string }>(
    "SELECT coalesce(max(id::text), '') AS last FROM audit_entries",
  )
  last = rows[0]?.last ?? ''
})

async function entries(): Promise<Row[]> {
  const { rows } = await app.database.pool.query<Row>('SELECT * FROM audit_entries WHERE id::text > $1 ORDER BY id', [
    last,
  ])
  return rows
}

test('a change is recorded with its actor, its record before and after, and its request', async () => {
  const reply = await rani.send('PUT', '/admin/measurement', { isMeasuring: false, retentionDays: 90 })

  expect(reply.status).toBe(200)
  expect(await entries()).toMatchObject([
    {
      realm: 'admin',
      actor_id: rani.admin.id,
      endpoint: 'PUT /admin/measurement',
      record_type: 'measurement',
      record_id: null,
      before: { isMeasuring: true },
      after: { isMeasuring: false },
      request_id: reply.headers.get(requestIdHeader),
    },
  ])
})

test('what was made is recorded by its id, what was deleted with what it was', async () => {
  const { page } = await makePage(rani)
  await rani.remove(`/admin/landing-pages/${page.id}`)

  expect(await entries()).toMatchObject([
    { endpoint: 'POST /admin/landing-pages', record_type: 'landing-pages', before: null },
    { endpoint: 'DELETE /admin/landing-pages/{pageId}', record_id: page.id, before: { id: page.id }, after: null },
  ])
})

test('what its module can only list is recorded with what it was as well', async () => {
  const wanted = {
    name: 'CS Bandung',
    text: 'Halo',
    agents: [{ name: 'Rina', number: '0812-3456-7890', isPaused: false }],
  }
  const made = await rani.post('/admin/chat-rotations', wanted)
  const { id } = made.body.data as { id: string }
  await rani.send('PUT', `/admin/chat-rotations/${id}`, { ...wanted, name: 'CS Medan' })
  await rani.remove(`/admin/chat-rotations/${id}`)
  expect((await rani.remove(`/admin/chat-rotations/${id}`)).status).toBe(404)

  expect(await entries()).toMatchObject([
    { before: null, after: { id, name: 'CS Bandung' } },
    { record_id: id, before: { name: 'CS Bandung' }, after: { name: 'CS Medan' } },
    { record_id: id, before: { name: 'CS Medan' }, after: null },
  ])
})

test('a page that is published is recorded in the transaction that publishes it', async () => {
  const { page } = await makePage(rani)
  const { headVersion } = (await readPage(rani, page.id)).page
  const refused = await rani.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: headVersion + 1 })
  expect(refused.status).toBe(409)

  expect((await entries()).map((entry) => entry.endpoint)).toEqual(['POST /admin/landing-pages'])
})

test('reading is not recorded, and neither is a change that was refused', async () => {
  await rani.get('/admin/landing-pages')
  await rani.post('/admin/redirects', { path: '', pageId: null })
  await app.visitor().post('/admin/sign-in', { email: 'tidak@ada.test', password: 'entah' })

  expect(await entries()).toEqual([])
})

test('a lead is changed and deleted on record, without what its sender wrote', async () => {
  const { page, at } = await publishForm(rani, formSection('lead_form', { fields: [formField('name')] }))
  await app.visitor().post(at, { answers: { name: 'Sari Wulandari' } })
  const { items } = (await rani.get(`/admin/leads?pageId=${page.id}`)).body.data as { items: { id: string }[] }
  const leadId = items[0]?.id
  const earlier = (await entries()).length
  await rani.patch(`/admin/leads/${leadId}`, { status: 'contacted' })
  await rani.remove(`/admin/leads/${leadId}`)

  const kept = (await entries()).slice(earlier)
  expect(kept).toMatchObject([
    { record_id: leadId, before: { status: 'new' }, after: { status: 'contacted' } },
    { record_id: leadId, before: { status: 'contacted' }, after: null },
  ])
  expect(JSON.stringify(kept)).not.toContain('Sari')
})

test('when the entry cannot be written the change is not made', async () => {
  await app.database.pool.query('ALTER TABLE audit_entries ADD CONSTRAINT refuse CHECK (false) NOT VALID')
  const before = (await rani.get('/admin/measurement')).body.data
  const reply = await rani.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays: 90 })
  await app.database.pool.query('ALTER TABLE audit_entries DROP CONSTRAINT refuse')

  expect(reply.status).toBe(500)
  expect((await rani.get('/admin/measurement')).body.data).toEqual(before)
})

test('a password is changed on record, and no password is in it', async () => {
  const budi = await app.signedIn()
  const currentPassword = 'NaikKelas2026!'
  const newPassword = 'Kata sandi baru 2026'
  expect((await budi.post('/admin/password', { currentPassword, newPassword })).status).toBe(200)

  const kept = await entries()
  expect(kept).toMatchObject([{ endpoint: 'POST /admin/password', actor_id: budi.admin.id }])
  expect(JSON.stringify(kept)).not.toMatch(/NaikKelas2026|sandi baru/)
})

test('a webhook is made on record, and its secret is not in it', async () => {
  const reply = await rani.post('/admin/lead-webhooks', { url: 'https://toko.example/prospek', pageId: null })
  const { secret } = reply.body.data as { secret: string }

  expect(reply.status).toBe(201)
  const kept = await entries()
  expect(kept).toMatchObject([{ endpoint: 'POST /admin/lead-webhooks', after: { secret: '[removed]' } }])
  expect(JSON.stringify(kept)).not.toContain(secret)
})

test('records with a history of their own, and reads, have no audit rows', () => {
  const left = app.bound.filter(({ audit, method, realm }) => audit === 'none' && method !== 'GET' && realm !== null)

  expect(left.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /admin/landing-pages/{pageId}/presence/{tabId}',
    'DELETE /me/lesson-notes/{noteId}',
    'DELETE /me/lesson-questions/{questionId}',
    'DELETE /me/saved-items',
    'POST /admin/certificate-templates/preview',
    'POST /admin/coupons/{couponId}/simulate',
    'POST /admin/landing-pages/bulk-actions/preview',
    'POST /admin/landing-pages/{pageId}/changes',
    'POST /admin/landing-pages/{pageId}/presence',
    'POST /admin/links/check',
    'POST /admin/media/lookup',
    'POST /admin/paths/check',
    'POST /admin/price-actions/preview',
    'POST /admin/sellable-imports/{kind}',
    'POST /guide',
    'POST /me/checkout-visits',
    'POST /me/lessons/{lessonId}/assignment-submissions',
    'POST /me/lessons/{lessonId}/complete',
    'POST /me/lessons/{lessonId}/notes',
    'POST /me/lessons/{lessonId}/progress',
    'POST /me/lessons/{lessonId}/questions',
    'POST /me/lessons/{lessonId}/quiz-attempts',
    'POST /me/saved-items',
    'PUT /admin/look',
    'PUT /me/lesson-notes/{noteId}',
  ])
})

test('changing or deleting one record is recorded with what it was, except where there is none to show', () => {
  const changes = app.bound.filter(({ method, realm }) => realm !== null && ['PATCH', 'PUT', 'DELETE'].includes(method))
  const left = changes.filter(({ audit, record }) => audit === 'full' && record === undefined)

  expect(left.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    // Named by its address alone.
    'DELETE /admin/landing-pages/{pageId}/old-addresses/{kind}/{link}',
    // A secret.
    'DELETE /admin/landing-pages/{pageId}/pixel-secrets/{provider}',
    // Several at once.
    'DELETE /admin/landing-pages/{pageId}/previews',
    // Named by its address alone.
    'DELETE /admin/synced-sections/{syncedSectionId}/uses/{pageId}/{sectionId}',
    // Several at once.
    'PATCH /admin/leads',
    'PUT /admin/landing-pages/{pageId}/pixel-secrets/{provider}',
    'PUT /admin/lessons/{lessonId}',
  ])
})

const writing = app.bound.filter(
  ({ method, realm, audit }) => realm === 'admin' && method !== 'GET' && audit !== 'none',
)

test.each(writing.map((bound) => [`${bound.method} ${bound.path}`, bound] as const))(
  '%s leaves exactly one entry, however many transactions it opens',
  async (name, bound) => {
    const record = { id: rani.admin.id }
    const call = (run: BoundEndpoint['run']) =>
      runUseCase({
        endpoint: { ...bound, run, record: bound.record && { load: () => record }, reply: () => new Response() },
        input: { params: {}, body: { reason: 'Diminta pemiliknya' } },
        params: {},
        request: requestOf(new Request('http://localhost:3000')),
        session: { id: 's', actor: rani.admin, restriction: null },
      })
    await call(() => record)
    await call(async (_, ctx) => {
      for (let times = 0; times < 2; times++) await ctx.database.transaction((tx) => tx.execute('SELECT 1'))
      return record
    })

    const left = { endpoint: name, realm: 'admin', actor_id: rani.admin.id, reason: 'Diminta pemiliknya' }
    expect(await entries()).toMatchObject([left, left])
  },
)

const requestOf = (request: Request): RequestContext => ({
  app: app.context,
  request,
  clientAddress: '203.0.113.7',
  isFromThisMachine: false,
  replyHeaders: new Headers(),
  findSession: async () => null,
  findView: async () => null,
})

const note = z.object({ id: z.string(), ownerId: z.string() })
const updateNote = endpoint({
  method: 'PATCH',
  path: '/admin/notes/{noteId}',
  summary: 'For this test',
  input: { params: z.object({ noteId: z.string() }) },
  output: note,
})

test('the record of another account is answered as if it were not there', async () => {
  const budi = await app.signedIn()
  const notes = new Map([['7', { id: '7', ownerId: rani.admin.id }]])
  const router = createRouter<RouteHandler>()
  const ownNote = ownedRecord({
    load: ({ params }: { params: { noteId: string } }) => notes.get(params.noteId),
    can: (actor: { id: string }, { ownerId }) => actor.id === ownerId,
  })
  const bound = bind(updateNote, {
    can: () => true,
    record: ownNote,
    run: ({ params }) => ({ id: params.noteId, ownerId: rani.admin.id }),
  })
  addEndpoints(router, [bound], { appEnv: 'local', publicUrl: app.context.publicUrl })
  const ask = (noteId: string, actor: { id: string }) =>
    answerByRouter(router, {
      ...requestOf(
        new Request(`http://localhost:3000/api/admin/notes/${noteId}`, {
          method: 'PATCH',
          headers: { origin: 'http://localhost:3000' },
        }),
      ),
      findSession: async () => ({ id: 's', actor, restriction: null }),
    })

  expect((await ask('7', rani.admin)).status).toBe(200)
  const [foreign, missing] = [await ask('7', budi.admin), await ask('8', budi.admin)]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await missing.text())
  expect((await entries()).map(({ actor_id }) => actor_id)).toEqual([rani.admin.id])
})
