import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { makeAnnouncement, makeVacancy } from '../../../testing/content-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp({ overrides: { clock: { now: () => new Date('2026-11-20T05:00:00.000Z') } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const text = richTextOf('Rancangan.')
const idOf = async (path: string, value: object) => {
  const reply = await desk.post(path, { value })
  expect(reply).toMatchObject({ status: 201 })
  return (reply.body.data as { id: string }).id
}
const session = {
  title: 'Rancangan siaran',
  summary: '',
  description: text,
  host: 'Raka',
  startsAt: '2026-11-20T04:00:00.000Z',
  endsAt: '2026-11-20T06:00:00.000Z',
  videoUrl: 'https://youtu.be/abcdef12345',
}
const tutorial = {
  tool: 'robotok',
  page: 'rancangan',
  title: 'Rancangan tutorial',
  summary: '',
  minutes: 5,
  position: 9_000,
  filmUrl: '',
  steps: [{ title: 'Satu', text: 'Buka menunya.', screen: null }],
}

const drafts = {
  announcements: {
    path: '/admin/announcements',
    menu: 'announcements',
    id: (await makeAnnouncement(desk, { title: 'Rancangan kabar' })).id,
    shown: { title: 'Rancangan kabar', publishedAt: '2026-11-20T05:00:00.000Z', more: [] },
  },
  vacancies: {
    path: '/admin/vacancies',
    menu: 'careers',
    id: (await makeVacancy(desk, { title: 'Rancangan lowongan' })).id,
    shown: { title: 'Rancangan lowongan', isOpen: true },
  },
  liveSessions: {
    path: '/admin/live-sessions',
    menu: 'live_sessions',
    id: await idOf('/admin/live-sessions', session),
    shown: { title: 'Rancangan siaran', phase: 'live', player: expect.anything() },
  },
  tutorials: {
    path: '/admin/tutorials',
    menu: 'tutorials',
    id: await idOf('/admin/tutorials', tutorial),
    shown: { title: 'Rancangan tutorial', page: 'rancangan', steps: [{ title: 'Satu' }] },
  },
  courses: {
    path: '/admin/sellables',
    menu: 'courses',
    id: (await makeSellable(desk, courseValue({ name: 'Rancangan kelas', status: 0 }))).id,
    shown: { name: 'Rancangan kelas', kind: 'course', chapters: [] },
  },
  events: {
    path: '/admin/sellables',
    menu: 'events',
    id: (await makeSellable(desk, eventValue({ name: 'Rancangan acara', status: 0 }))).id,
    shown: { name: 'Rancangan acara', kind: 'event' },
  },
} as const

test.each(Object.entries(drafts))(
  'an admin sees a draft of %s as visitors would, and they do not',
  async (_, { path, menu, id, shown }) => {
    expect(await desk.get(`${path}/${id}/preview`)).toMatchObject({ status: 200, body: { data: shown } })
    const reader = await app.signedIn({ role: 1, menus: [{ menu, capability: 'view' }] })
    expect((await reader.get(`${path}/${id}/preview`)).status).toBe(200)
    expect((await visitor.get(`${path}/${id}/preview`)).status).toBe(401)
    const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'manage' }] })
    expect((await stranger.get(`${path}/${id}/preview`)).status).toBe(403)
    expect((await desk.get(`${path}/${randomUUID()}/preview`)).status).toBe(404)
    expect((await desk.get(`${path}/x/preview`)).status).toBe(404)
  },
)

test('an admin of one kind of the catalogue sees no preview of another', async () => {
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'view' }] })
  expect((await reader.get(`/admin/sellables/${drafts.courses.id}/preview`)).status).toBe(404)
})

test('what is previewed stays unseen by visitors', async () => {
  const { body } = await visitor.get('/live-sessions')
  expect(JSON.stringify(body)).not.toContain('Rancangan')
  expect(JSON.stringify((await visitor.get('/catalogue')).body)).not.toContain('Rancangan')
  expect(JSON.stringify((await visitor.get('/tutorials?search=rancangan')).body)).not.toContain('Rancangan')
})
