import type { LandingPage } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { demoPassword } from './demo-accounts.ts'
import { seedDatabase } from './index.ts'

test('an empty local database becomes a world to look around in, once', async () => {
  const app = await createTestApp()

  const notes = await seedDatabase(app)
  expect(await seedDatabase(app)).toEqual(notes)

  expect(notes.join()).toContain('pemasar@naikkelas.test')
  const marketer = app.visitor()
  expect((await marketer.post('/admin/sign-in', { email: 'pemasar@naikkelas.test', password: demoPassword })).status).toBe(200)
  const { items } = (await marketer.get('/admin/landing-pages')).body.data as { items: LandingPage[] }
  expect(items.map(({ address, status, hasUnpublishedChanges }) => [address, status, hasUnpublishedChanges])).toEqual([
    ['/workshop-iklan-hemat', 'draft', false],
    ['/kelola-marketplace', 'published', true],
    ['/p/kopi-ratna', 'published', false],
    ['/kelas-data-usaha', 'published', false],
  ])
  expect(app.failures).toEqual([])
}, 120_000)
