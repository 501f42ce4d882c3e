import { randomUUID } from 'node:crypto'
import type { User, UserDetail } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, makeLearner, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { maskedEmail } from '../learners/index.ts'

const app = await createTestApp()
const rani = await app.signedIn({ name: 'Rani' })
const reason = 'Mendaftar dua kali, sudah dikonfirmasi'

const merge = (survivorId: string, mergedUserId: string, desk = rani) =>
  desk.post(`/admin/users/${survivorId}/merge`, { mergedUserId, reason })
const detailOf = async (id: string) => (await rani.get(`/admin/users/${id}`)).body.data as UserDetail
const codeIn = (reply: Reply) => (reply.body.data as { code: string }).code
const numberOf = async (id: string) => (await detailOf(id)).number

const address = {
  recipient: 'Ayu',
  phone: '081234567890',
  province: 'Jawa Barat',
  city: 'Bandung',
  district: 'Coblong',
  postalCode: '40132',
  street: 'Jalan Dago 1',
  note: '',
}

test('the survivor keeps number, e-mail and password, and the other account opens nothing any more', async () => {
  const survivor = await signedInLearner(app, { name: 'Ayu' })
  const merged = await signedInLearner(app, { name: 'Ayu Puspita' })
  const number = await numberOf(survivor.learner.id)

  const reply = await merge(survivor.learner.id, merged.learner.id)

  expect(reply.status).toBe(200)
  expect(reply.body.data as User).toMatchObject({ id: survivor.learner.id, number, name: 'Ayu' })
  expect((await merged.get('/me')).status).toBe(401)
  expect((await survivor.get('/me')).body.data).toMatchObject({ email: survivor.learner.email })
  await signInAs(app.visitor(), survivor.learner.email)
  const { email } = merged.learner
  expect((await app.visitor().post('/login', { email, password: factoryPassword })).status).toBe(401)
  expect((await rani.get(`/admin/users/${merged.learner.id}`)).status).toBe(404)
})

test('what the survivor lacks is taken from the other account: a number with its proof, and a picture', async () => {
  const phone = '6281300011122'
  const bare = await makeLearner(app, { phone: null })
  const proved = await makeLearner(app, { phone })
  await app.database.queries.execute(
    sql`UPDATE learner_users SET is_phone_verified = true, image = '/api/files/x' WHERE id = ${proved.id}`,
  )
  expect((await merge(bare.id, proved.id)).body.data).toMatchObject({ isPhoneVerified: true })

  const own = await makeLearner(app)
  const other = await makeLearner(app)
  await app.database.queries.execute(sql`UPDATE learner_users SET is_phone_verified = true WHERE id = ${other.id}`)
  await merge(own.id, other.id)

  const { rows } = await app.database.queries.execute(
    sql`SELECT id, phone, is_phone_verified, image FROM learner_users WHERE id IN (${bare.id}, ${own.id}) ORDER BY id`,
  )
  expect(rows).toEqual([
    { id: bare.id, phone, is_phone_verified: true, image: '/api/files/x' },
    { id: own.id, phone: own.phone, is_phone_verified: false, image: null },
  ])
})

test('limits of a person count what both accounts held, and one main address is left', async () => {
  const survivor = await signedInLearner(app)
  const merged = await signedInLearner(app)
  for (const desk of [survivor, merged])
    for (let count = 0; count < 6; count++) expect((await desk.post('/me/addresses', address)).status).toBe(201)

  await merge(survivor.learner.id, merged.learner.id)

  const addresses = (await survivor.get('/me/addresses')).body.data as { isMain: boolean }[]
  expect([addresses.length, addresses.filter(({ isMain }) => isMain).length]).toEqual([12, 1])
  expect((await survivor.post('/me/addresses', address)).status).toBe(422)
})

test('notes and the timeline of both are the survivor’s, with who merged them and why; the old number finds it', async () => {
  const survivor = await makeLearner(app)
  const merged = await signedInLearner(app)
  await merged.patch('/me', { name: 'Nama baru' })
  await rani.post(`/admin/users/${merged.learner.id}/notes`, { text: 'Minta faktur' })
  const oldNumber = await numberOf(merged.learner.id)

  await merge(survivor.id, merged.learner.id)

  const { notes, events, mergedNumbers } = await detailOf(survivor.id)
  expect(notes).toMatchObject([{ text: 'Minta faktur' }])
  expect(events).toMatchObject([
    { kind: 'merged', admin: 'Rani', reason },
    { kind: 'profile_changed' },
    { kind: 'registered' },
  ])
  expect(mergedNumbers).toEqual([oldNumber])
  const found = (await rani.get(`/admin/users?search=${oldNumber}`)).body.data as { items: User[] }
  expect(found.items.map(({ id }) => id)).toContain(survivor.id)
})

test('an account that was merged twice over still finds its survivor', async () => {
  const [one, two, three] = [await makeLearner(app), await makeLearner(app), await makeLearner(app)]
  const numbers = [await numberOf(one.id), await numberOf(two.id)]
  await merge(two.id, one.id)
  await merge(three.id, two.id)
  expect((await detailOf(three.id)).mergedNumbers.toSorted()).toEqual(numbers.toSorted())
})

test('the audit log has the merge with the numbers, and personal values of the account that is gone stay readable', async () => {
  const survivor = await makeLearner(app)
  const merged = await signedInLearner(app)
  await merged.patch('/me', { name: 'Nama yang disegel' })
  const number = await numberOf(merged.learner.id)

  await merge(survivor.id, merged.learner.id)

  const entries = (await rani.get(`/admin/audit-entries?recordId=${survivor.id}`)).body.data as {
    items: { id: string }[]
  }
  expect((await rani.get(`/admin/audit-entries/${entries.items[0]?.id}`)).body.data).toMatchObject({
    endpoint: 'POST /admin/users/{userId}/merge',
    reason,
    before: { mergedNumbers: [] },
    after: { mergedNumbers: [number] },
  })
  const { rows } = await app.database.queries.execute(
    sql`SELECT is_former FROM audit_person_keys WHERE learner_id = ${survivor.id} ORDER BY is_former`,
  )
  expect(rows).toEqual([{ is_former: false }, { is_former: true }])
})

test('both addresses get a mail, and neither learns the other', async () => {
  const survivor = await makeLearner(app)
  const merged = await makeLearner(app)
  await merge(survivor.id, merged.id)
  const subject = 'Dua akun Naikkelas Anda digabungkan'
  for (const [own, other] of [
    [survivor, merged],
    [merged, survivor],
  ] as const) {
    const mails = await mailsTo(app, own.email)
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    expect(mails[0]?.text).not.toContain(other.email)
  }
})

test('each mail says whether the account with its address stays, and how to sign in from now on', async () => {
  const survivor = await makeLearner(app, { email: `tetap-${randomUUID()}@contoh.test` })
  const merged = await makeLearner(app, { email: `lama-${randomUUID()}@contoh.test` })
  const [kept, gone] = [await numberOf(survivor.id), await numberOf(merged.id)]
  await merge(survivor.id, merged.id)
  const textTo = async ({ email }: { email: string }) => (await mailsTo(app, email))[0]?.text.replaceAll(/\s+/g, ' ')
  const [toSurvivor, toMerged] = [await textTo(survivor), await textTo(merged)]
  expect(toSurvivor).toContain(`Akun dengan alamat e-mail ini, nomor ${kept}, tetap ada.`)
  expect(toSurvivor).toContain('Tetap masuk dengan alamat e-mail ini seperti biasa.')
  expect(toMerged).toContain(`Akun dengan alamat e-mail ini, nomor ${gone}, sudah tidak ada.`)
  expect(toMerged).toContain(`masuk dengan e-mail ${maskedEmail(survivor.email)} dan kata sandi akun nomor ${kept}.`)
})

test('of merges in two tabs at once one is made, whichever way round, and the other is refused cleanly', async () => {
  for (const isReversed of [false, true]) {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await makeLearner(app), await makeLearner(app)]
      const replies = await Promise.all([
        merge(one.id, two.id),
        isReversed ? merge(two.id, one.id) : merge(one.id, two.id),
      ])
      const refused = replies.filter(({ status }) => status !== 200)
      expect(replies.length - refused.length).toBe(1)
      expect(['user_merged', 'not_found']).toContain(codeIn(refused[0] as Reply))
      const { rows } = await app.database.queries.execute(
        sql`SELECT 1 FROM learner_users WHERE id IN (${one.id}, ${two.id})`,
      )
      expect(rows.length).toBe(1)
    }
  }
  expect(app.failures).toEqual([])
})

test('a second merge of an account that is gone says so', async () => {
  const [survivor, other, merged] = [await makeLearner(app), await makeLearner(app), await makeLearner(app)]
  await merge(survivor.id, merged.id)
  const reply = await merge(other.id, merged.id)
  expect([reply.status, codeIn(reply)]).toEqual([409, 'user_merged'])
})

test('an account is not merged with itself, with one that is about to be erased, or with none', async () => {
  const one = await makeLearner(app)
  const closing = await signedInLearner(app)
  await closing.post('/me/deletion', { currentPassword: factoryPassword })
  for (const mergedId of [one.id, closing.learner.id])
    expect(await merge(one.id, mergedId)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'mergedUserId' }] } },
    })
  const unknown = '0197a1c2-0000-7000-8000-000000000001'
  expect((await merge(one.id, unknown)).status).toBe(404)
  expect((await merge(unknown, one.id)).status).toBe(404)
  expect((await rani.post(`/admin/users/${one.id}/merge`, { mergedUserId: unknown, reason: ' ' })).status).toBe(422)
})

test('only Super Admins merge accounts', async () => {
  const [one, two] = [await makeLearner(app), await makeLearner(app)]
  const manager = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'manage' }] })
  expect((await app.visitor().post(`/admin/users/${one.id}/merge`, { mergedUserId: two.id, reason })).status).toBe(401)
  expect((await manager.post(`/admin/users/${one.id}/merge`, { mergedUserId: two.id, reason })).status).toBe(403)
})
