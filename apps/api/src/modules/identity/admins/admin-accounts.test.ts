import type { AdminAccount } from '@naikkelas/contract/identity'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn({ name: 'Rani' })

test('super admins see every account of the back office with its role and menus', async () => {
  const menus = [{ menu: 'landing_pages', capability: 'text' }] as const
  await app.signedIn({ name: 'Budi', role: 1, menus: [...menus] })
  const list = (await rani.get('/admin/admins')).body.data as AdminAccount[]

  expect(list).toMatchObject([
    { name: 'Budi', role: 1, menus, state: 'active' },
    { name: 'Rani', role: 0, menus: [], state: 'active' },
  ])
})

test('accounts of the back office are closed to visitors and to all admins but super admins', async () => {
  const marketer = await app.signedIn({ role: 1, menus: [{ menu: 'admins', capability: 'manage' }] })
  expect((await app.visitor().get('/admin/admins')).status).toBe(401)
  expect((await marketer.get('/admin/admins')).status).toBe(403)
})
