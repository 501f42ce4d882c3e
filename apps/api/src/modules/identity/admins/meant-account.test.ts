import { accountHeader } from '@naikkelas/contract/identity'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

test('a request meant for one account is refused in the session of another, and answered in its own', async () => {
  const [rani, budi] = [await app.signedIn(), await app.signedIn()]
  const meantFor = (id: string) => ({ [accountHeader]: id })
  const theirs = await budi.send('GET', '/admin/me', undefined, meantFor(rani.admin.id))
  expect([theirs.status, theirs.body.data]).toEqual([401, { code: 'not_signed_in' }])
  const own = await rani.send('GET', '/admin/me', undefined, meantFor(rani.admin.id))
  expect([own.status, (own.body.data as { id: string }).id]).toEqual([200, rani.admin.id])
})
