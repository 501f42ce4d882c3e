import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const former = 'a secret that only tests use, long enough'
const secret = 'the secret after a rotation, long enough'

/** An account that signed in before the rotation, and the same browser afterwards. */
async function afterRotation(formerSecrets: readonly string[]) {
  const before = await createTestApp()
  const desk = await before.signedIn()
  const after = await createTestApp({ database: before.database, overrides: { secret, formerSecrets } })
  const browser = after.visitor()
  for (const [name, value] of desk.cookies) browser.cookies.set(name, value)
  return { after, browser }
}

test('a session from before a rotation stays signed in, and so does one that began after it', async () => {
  const { after, browser } = await afterRotation([former])
  expect((await browser.get('/admin/me')).status).toBe(200)
  expect((await (await after.signedIn()).get('/admin/me')).status).toBe(200)
})

test('without its secret among the former ones a session has ended', async () => {
  const { browser } = await afterRotation([])
  expect((await browser.get('/admin/me')).status).toBe(401)
})

test('a session signed with a secret that was never ours is refused after a rotation as well', async () => {
  const { browser } = await afterRotation([former])
  const name = 'local_sid_admin'
  const value = browser.cookies.get(name) ?? ''
  const [token] = decodeURIComponent(value).split('.')
  browser.cookies.set(name, encodeURIComponent(`${token}.${'A'.repeat(43)}=`))
  expect((await browser.get('/admin/me')).status).toBe(401)
})
