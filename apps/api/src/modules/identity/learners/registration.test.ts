import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedCode, mailedToken, mailsTo, makeLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
let count = 0

function newcomer() {
  count += 1
  return {
    name: 'Ratna Wulandari',
    email: `ratna${count}@contoh.test`,
    phone: '081234567890',
    password: 'tangga kayu jati 7',
  }
}

async function register(form = newcomer()) {
  const visitor = app.visitor()
  const reply = await visitor.post('/register', form)
  expect(reply.status).toBe(201)
  return { visitor, form, codeId: (reply.body.data as { codeId: string }).codeId }
}

test('a visitor registers, types the mailed code, and is signed in as a member', async () => {
  const { visitor, form, codeId } = await register()
  expect((await visitor.get('/me')).status).toBe(401)

  const confirmed = await visitor.post('/register/confirm', { codeId, code: await mailedCode(app, form.email) })

  expect(confirmed).toMatchObject({
    status: 201,
    body: { data: { name: form.name, email: form.email, phone: '6281234567890', isPhoneVerified: false } },
  })
  expect(await visitor.get('/me')).toMatchObject({
    status: 200,
    body: { data: { email: form.email, isEmailVerified: true } },
  })
  expect((await mailsTo(app, form.email)).map(({ subject }) => subject)).toContain('Selamat datang di Naikkelas')
})

test('the link of the mail confirms on another device', async () => {
  const { form } = await register()
  const phone = app.visitor()

  const confirmed = await phone.post('/register/confirm', { token: await mailedToken(app, form.email) })

  expect(confirmed.status).toBe(201)
  expect((await phone.get('/me')).status).toBe(200)
})

test('display cookies show the account to scripts, and say nothing to the server', async () => {
  const { visitor, form, codeId } = await register()
  const { body } = await visitor.post('/register/confirm', { codeId, code: await mailedCode(app, form.email) })
  const { number } = body.data as { number: number }

  expect(visitor.cookies.get('local_UserID')).toBe(String(number))
  expect(JSON.parse(decodeURIComponent(visitor.cookies.get('local_dataUser') ?? ''))).toEqual({
    id: number,
    name: form.name,
  })
  const other = await makeLearner(app)
  visitor.cookies.set('local_UserID', '1')
  visitor.cookies.set('local_dataUser', JSON.stringify({ id: 1, name: other.name }))
  expect((await visitor.get('/me')).body.data).toMatchObject({ email: form.email })
})

test('an e-mail with an account gets the same answer, and its owner a mail without a code', async () => {
  const owner = await makeLearner(app)
  const known = await app.visitor().post('/register', { ...newcomer(), email: owner.email })
  const unknown = await app.visitor().post('/register', newcomer())

  expect({ ...known.body, data: Object.keys(known.body.data as object) }).toEqual({
    ...unknown.body,
    data: Object.keys(unknown.body.data as object),
  })
  const mails = await mailsTo(app, owner.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Anda sudah punya akun Naikkelas'])
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b|token=/)
})

test('an account is made once, however often the same person registers', async () => {
  const form = newcomer()
  const first = await register(form)
  const firstCode = await mailedCode(app, form.email)
  const second = await register(form)
  const secondCode = await mailedCode(app, form.email)

  const replies = await Promise.all([
    first.visitor.post('/register/confirm', { codeId: first.codeId, code: firstCode }),
    second.visitor.post('/register/confirm', { codeId: second.codeId, code: secondCode }),
  ])

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
  const { rows } = await app.database.queries.execute(
    sql`SELECT count(*)::int AS count FROM learner_users WHERE email = ${form.email}`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('of a thousand parallel guesses five are compared, and the right code is refused afterwards', async () => {
  const { form, codeId } = await register()
  const code = await mailedCode(app, form.email)
  const wrong = code === '000000' ? '000001' : '000000'
  // Of many addresses, so that only the code's own tries limit them.
  const guesses = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      app.fetch(
        new Request('http://localhost:3000/api/register/confirm', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
          body: JSON.stringify({ codeId, code: wrong }),
        }),
        { clientAddress: `10.${index >> 8}.${index & 255}.7` },
      ),
    ),
  )
  // A pool that is waited for too long answers 503, which compares nothing either.
  expect(guesses.filter(({ status }) => status !== 422 && status !== 503)).toEqual([])
  const { rows } = await app.database.queries.execute(sql`SELECT tries_left FROM one_time_codes WHERE id = ${codeId}`)
  expect(rows).toEqual([{ tries_left: 0 }])

  const late = await app.visitor().post('/register/confirm', { codeId, code })

  expect(late).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'code' }] } } })
})

test('a new code replaces the former one', async () => {
  const { visitor, form, codeId } = await register()
  const former = await mailedCode(app, form.email)

  expect((await visitor.post('/register/resend', { codeId })).status).toBe(200)

  const current = await mailedCode(app, form.email)
  if (current !== former) expect((await visitor.post('/register/confirm', { codeId, code: former })).status).toBe(422)
  expect((await visitor.post('/register/confirm', { codeId, code: current })).status).toBe(201)
})

test('a confirmed code works once', async () => {
  const { visitor, form, codeId } = await register()
  const code = await mailedCode(app, form.email)
  await visitor.post('/register/confirm', { codeId, code })

  expect((await app.visitor().post('/register/confirm', { codeId, code })).status).toBe(422)
})

test('at most five codes an hour go to one address', async () => {
  const form = newcomer()
  const statuses = []
  for (let sent = 0; sent < 6; sent++) statuses.push((await app.visitor().post('/register', form)).status)

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test.each([
  ['name', { name: ' ' }, 'Nama harus diisi'],
  ['name', { name: 'Menang hadiah! Buka https://contoh.test' }, 'Nama tidak boleh berisi tautan'],
  ['name', { name: 'Ambil di www.contoh.test' }, 'Nama tidak boleh berisi tautan'],
  ['email', { email: 'ratna@contoh.online' }, 'Periksa kembali alamat e-mail Anda'],
  ['phone', { phone: '' }, 'Nomor WhatsApp harus diisi'],
  ['phone', { phone: '0812' }, 'Nomor WhatsApp terlalu pendek'],
  ['phone', { phone: '0812345678901234' }, 'Nomor WhatsApp terlalu panjang'],
  ['phone', { phone: '0812+' }, "Simbol '+' hanya bisa diawal nomor"],
  ['phone', { phone: 'enam dua' }, "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['password', { password: 'pendek' }, 'Kata sandi minimal 8 karakter'],
  ['password', { password: 'rahasia123' }, 'Kata sandi ini terlalu umum dan mudah ditebak'],
])('a registration with a wrong %s says what to correct', async (path, wrong, message) => {
  const reply = await app.visitor().post('/register', { ...newcomer(), ...wrong })

  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path, message }] } } })
})

test('what only the server decides is not taken from a registration', async () => {
  for (const extra of [{ isEmailVerified: true }, { id: '0197a1c2-0000-7000-8000-000000000001' }, { number: 1 }])
    expect((await app.visitor().post('/register', { ...newcomer(), ...extra })).status).toBe(422)
})

test('neither the password nor the code is stored as it is', async () => {
  const { form } = await register()
  const code = await mailedCode(app, form.email)
  const { rows } = await app.database.queries.execute(
    sql`SELECT to_jsonb(one_time_codes)::text AS row FROM one_time_codes`,
  )
  const stored = JSON.stringify(rows)

  expect(stored).not.toContain(form.password)
  expect(stored).not.toContain(`"${code}"`)
  expect(stored).not.toContain(factoryPassword)
})
