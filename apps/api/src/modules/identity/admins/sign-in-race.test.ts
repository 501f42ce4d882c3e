import pg from 'pg'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const lock = 'pg_advisory_xact_lock(4711)'

/** Inserting a session of the user agent "slow" waits until the test releases its lock. */
await app.database.pool.query(`
  CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN IF NEW.user_agent = 'slow' THEN PERFORM ${lock}; END IF; RETURN NEW; END $$;
  CREATE TRIGGER admin_sessions_wait BEFORE INSERT ON admin_sessions FOR EACH ROW EXECUTE FUNCTION wait_for_test()`)

test('a sign-in with the old password that is overtaken by a change of the password opens nothing', async () => {
  const rani = await app.signedIn()
  const slow = app.visitor()
  const holder = new pg.Client({ connectionString: app.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(`SELECT ${lock}`)

  const signIn = slow.send(
    'POST',
    '/admin/sign-in',
    { email: rani.admin.email, password: factoryPassword },
    { 'user-agent': 'slow' },
  )
  // Its password is checked by now: its session is about to be written.
  await expect
    .poll(async () => {
      const { rows } = await holder.query(`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`)
      return rows[0].waiting
    })
    .toBe(1)
  const changed = await rani.post('/admin/password', {
    currentPassword: factoryPassword,
    newPassword: 'Kata sandi baru 2026',
  })
  expect(changed.status).toBe(200)
  await holder.query('COMMIT')
  await holder.end()

  expect((await signIn).body.data).toEqual({ code: 'wrong_credentials' })
  expect((await slow.get('/admin/me')).status).toBe(401)
  const { rows } = await app.database.pool.query('SELECT count(*)::int AS count FROM admin_sessions')
  expect(rows[0].count).toBe(1)
})
