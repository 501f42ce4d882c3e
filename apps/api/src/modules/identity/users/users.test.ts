import type { User, UserDetail, UserNote } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { modules } from '../../../app.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, makeLearner, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn({ role: 1, name: 'Rani', menus: [{ menu: 'users', capability: 'manage' }] })
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'view' }] })
const superAdmin = await app.signedIn()
const reason = 'Pemilik akun meminta lewat WhatsApp'

const listIn = (reply: Reply) => reply.body.data as { items: User[]; older: number | null; newer: number | null }
const detailIn = (reply: Reply) => reply.body.data as UserDetail
const notesIn = (reply: Reply) => reply.body.data as UserNote[]
const userIn = (reply: Reply) => reply.body.data as User
const kindsOf = async (id: string) => detailIn(await rani.get(`/admin/users/${id}`)).events.map(({ kind }) => kind)

test('a learner is found by a part of the name, and by a whole e-mail, WhatsApp number or account number', async () => {
  const dewi = await makeLearner(app, {
    name: 'Dewi Lestari 100%',
    email: 'dewi.l@contoh.test',
    phone: '6281355500011',
  })
  const { number } = listIn(await viewer.get('/admin/users?search=lestari')).items[0] as User
  const find = async (search: string) =>
    listIn(await viewer.get(`/admin/users?search=${encodeURIComponent(search)}`)).items.map(({ id }) => id)

  for (const search of ['lestari', '100%', 'DEWI.L@contoh.test', '0813-5550-0011', '+62 813 5550 0011', String(number)])
    expect([search, await find(search)]).toEqual([search, [dewi.id]])
  // Parts of contact data find nothing, so they cannot be guessed letter by letter.
  for (const search of ['dewi.l@', '@contoh.test', '0813555000', '%', '_']) {
    const found = await find(search)
    if (search === '%') expect(found).toEqual([dewi.id])
    else expect([search, found]).toEqual([search, []])
  }
})

test('contact data are masked in list and detail, and shown for a reason that the audit log keeps', async () => {
  const sari = await makeLearner(app, {
    name: 'Sari Masker',
    email: 'sari.rahasia@contoh.test',
    phone: '6281398765432',
  })

  for (const path of ['/admin/users?search=Sari%20Masker', `/admin/users/${sari.id}`]) {
    const text = JSON.stringify((await rani.get(path)).body)
    expect(text).toContain('s•••@c•••.test')
    expect(text).toContain('+62 813•••5432')
    expect(text).not.toMatch(/sari\.rahasia|81398765432/)
  }
  const shown = await rani.post(`/admin/users/${sari.id}/contact`, { reason })
  expect(shown).toMatchObject({
    status: 200,
    body: { data: { email: 'sari.rahasia@contoh.test', phone: '6281398765432' } },
  })
  expect(detailIn(await rani.get(`/admin/users/${sari.id}`)).events[0]).toMatchObject({
    kind: 'contact_shown',
    admin: 'Rani',
    reason,
  })
})

test.each([
  [{}, 'Alasan harus diisi'],
  [{ reason: '   ' }, 'Alasan harus diisi'],
  [{ reason: 'ya' }, 'Tulis alasan minimal 5 karakter'],
  [{ reason: 'x'.repeat(301) }, 'Alasan maksimal 300 karakter'],
])('without a usable reason nothing is shown, blocked or verified', async (body, message) => {
  const { id } = await makeLearner(app)

  for (const act of ['contact', 'block', 'unblock', 'verify']) {
    const reply = await rani.post(`/admin/users/${id}/${act}`, { contact: 'email', ...body })
    const fields = (reply.body.data as { fields?: { path: string; message: string }[] }).fields ?? []
    expect([act, reply.status]).toEqual([act, 422])
    if (act === 'verify') expect(fields).toContainEqual({ path: 'reason', message })
  }
})

test('contact data of sixty accounts an hour are shown to one admin, not of more', async () => {
  const helper = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'manage' }] })
  const { id } = await makeLearner(app)
  for (let shown = 0; shown < 60; shown++)
    expect((await helper.post(`/admin/users/${id}/contact`, { reason })).status).toBe(200)

  expect((await helper.post(`/admin/users/${id}/contact`, { reason })).status).toBe(429)
})

test('a blocked learner is signed out by the next request and stays out until unblocked', async () => {
  const desk = await signedInLearner(app)
  const { id, email } = desk.learner

  expect(userIn(await rani.post(`/admin/users/${id}/block`, { reason })).status).toBe('blocked')
  expect(detailIn(await rani.get(`/admin/users/${id}`)).sessions).toBe(0)
  expect((await desk.get('/me')).status).toBe(401)
  expect((await app.visitor().post('/login', { email, password: factoryPassword })).status).toBe(403)
  expect((await rani.post(`/admin/users/${id}/block`, { reason })).status).toBe(422)

  expect(userIn(await rani.post(`/admin/users/${id}/unblock`, { reason })).status).toBe('active')
  expect((await kindsOf(id)).slice(0, 2)).toEqual(['unblocked', 'blocked'])
  // The old session does not come back.
  expect((await desk.get('/me')).status).toBe(401)
  await signInAs(app.visitor(), email)
})

test('of two blocks at the same time one is made', async () => {
  const { id } = await makeLearner(app)

  const replies = await Promise.all([1, 2].map(() => rani.post(`/admin/users/${id}/block`, { reason })))

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('an admin verifies e-mail and number once, and no number that another account has verified', async () => {
  const given = { isEmailVerified: false, phone: '6281377700022' }
  const one = await makeLearner(app, given)
  const other = await makeLearner(app, given)
  const verify = (id: string, contact: string) => rani.post(`/admin/users/${id}/verify`, { contact, reason })

  const verified = [await verify(one.id, 'email'), await verify(one.id, 'phone')]
  expect(verified.map(({ status }) => status)).toEqual([200, 200])
  expect(await kindsOf(one.id)).toEqual(['phone_verified_by_admin', 'email_verified_by_admin', 'registered'])
  expect(userIn(verified[1] as Reply)).toMatchObject({ isEmailVerified: true, isPhoneVerified: true })
  expect((await verify(one.id, 'email')).status).toBe(422)
  expect(await verify(other.id, 'phone')).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'contact', message: 'Nomor ini sudah diverifikasi oleh akun lain' }] } },
  })
})

test('notes name their author, are deleted by the author or a Super Admin, and are part of the learner’s own copy', async () => {
  const { id } = await makeLearner(app)
  const colleague = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'manage' }] })
  await rani.post(`/admin/users/${id}/notes`, { text: '<b>Minta</b> faktur\n\n\n\ndua kali' })
  const notes = notesIn(await colleague.post(`/admin/users/${id}/notes`, { text: 'Sudah dibalas' }))

  expect(notes.map(({ text, admin }) => [text, admin?.name])).toEqual([
    ['Sudah dibalas', colleague.admin.name],
    ['<b>Minta</b> faktur\n\ndua kali', 'Rani'],
  ])
  const [reply = { id: '' }, first = { id: '' }] = notes
  const other = await makeLearner(app)
  expect((await colleague.remove(`/admin/users/${id}/notes/${first.id}`)).status).toBe(403)
  expect((await rani.remove(`/admin/users/${other.id}/notes/${first.id}`)).status).toBe(404)
  expect((await rani.remove(`/admin/users/${id}/notes/${first.id}`)).status).toBe(200)
  expect(notesIn(await superAdmin.remove(`/admin/users/${id}/notes/${reply.id}`))).toEqual([])

  await rani.post(`/admin/users/${id}/notes`, { text: 'Pelanggan setia' })
  const source = modules.flatMap((one) => one.personalData ?? []).find(({ tables }) => tables.includes('learner_notes'))
  expect(await source?.find(app.database.queries, id)).toMatchObject([{ text: 'Pelanggan setia' }])
})

test('a hundred notes are kept of one account, also when the last ones come at the same time', async () => {
  const { id } = await makeLearner(app)
  await app.database.queries.execute(sql`
    INSERT INTO learner_notes (id, learner_id, admin_id, text, created_at)
    SELECT gen_random_uuid(), ${id}, ${rani.admin.id}, 'catatan', now() FROM generate_series(1, 99)`)

  const replies = await Promise.all(
    [1, 2, 3].map((n) => rani.post(`/admin/users/${id}/notes`, { text: `Catatan ${n}` })),
  )

  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
})

test('the list goes on and back by pages, and can be narrowed to those that are blocked', async () => {
  for (let made = 0; made < 27; made++) await makeLearner(app, { name: 'Penuh Daftar' })
  const list = async (query = '') => listIn(await viewer.get(`/admin/users?search=Penuh%20Daftar${query}`))
  const first = await list()
  const second = await list(`&older=${first.older}`)
  const back = await list(`&newer=${second.newer}`)

  expect([first.items.length, second.items.length]).toEqual([25, 2])
  expect([first.newer, second.older, back.newer]).toEqual([null, null, null])
  expect(back.items).toEqual(first.items)
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27)
  await rani.post(`/admin/users/${first.items[3]?.id}/block`, { reason })
  expect((await list('&status=blocked')).items).toHaveLength(1)
})

test('a timeline begins with the registration and shows what the person did', async () => {
  const desk = await signedInLearner(app)
  await desk.patch('/me', { name: 'Nama Baru' })

  const { events } = detailIn(await viewer.get(`/admin/users/${desk.learner.id}`))

  expect(events.map(({ kind, admin }) => [kind, admin])).toEqual([
    ['profile_changed', null],
    ['registered', null],
  ])
})

test('a timeline shows two-step verification switched on, moved and off, and the detail shows its state', async () => {
  const desk = await signedInLearner(app)
  const detail = async () => detailIn(await viewer.get(`/admin/users/${desk.learner.id}`))
  const confirm = async (body: object) => {
    const { secret } = (await desk.post('/me/second-factor', body)).body.data as { secret: string }
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = (await desk.post('/me/second-factor/confirm', { code })).body.data as {
      recoveryCodes: string[]
    }
    return recoveryCodes[0]
  }
  expect((await detail()).hasSecondFactor).toBe(false)

  const first = await confirm({ currentPassword: factoryPassword })
  expect((await detail()).hasSecondFactor).toBe(true)
  const second = await confirm({ currentPassword: factoryPassword, code: first })
  await desk.post('/me/second-factor/end', { currentPassword: factoryPassword, code: second })

  expect((await detail()).hasSecondFactor).toBe(false)
  expect((await detail()).events.map(({ kind }) => kind)).toEqual([
    'second_factor_off',
    'second_factor_moved',
    'second_factor_on',
    'registered',
  ])
})

test('a timeline shows that a deletion was asked for and withdrawn', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/me/deletion', { currentPassword: factoryPassword })
  await app.visitor().post('/deletions/cancel', { token: await mailedToken(app, desk.learner.email) })

  expect(await kindsOf(desk.learner.id)).toEqual(['deletion_cancelled', 'deletion_requested', 'registered'])
})

test('what the audit log keeps of these changes says nothing of who the learner is', async () => {
  const { id } = await makeLearner(app, { name: 'Tersembunyi Sekali', email: 'tersembunyi@contoh.test' })
  await rani.post(`/admin/users/${id}/block`, { reason })
  await rani.post(`/admin/users/${id}/contact`, { reason })
  await rani.post(`/admin/users/${id}/notes`, { text: 'Catatan tersembunyi' })

  const { rows } = await app.database.queries.execute(
    sql`SELECT before, after, reason FROM audit_entries WHERE record_id = ${id}`,
  )
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/tersembunyi/i)
})

test.each(['status=gone', 'older=0', 'newer=x', `search=${'x'.repeat(81)}`, 'sort=name'])(
  'a list is refused with %s',
  async (query) => {
    expect((await viewer.get(`/admin/users?${query}`)).status).toBe(422)
  },
)
