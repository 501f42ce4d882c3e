import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { appSecret, secretFor } from './app-secret.ts'

test('a secret is made once and kept, readable by this user only', () => {
  const dataDir = mkdtempSync(join(inject('testFolder'), 'secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))

  const first = appSecret({ chosen: undefined, dataDir })

  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(appSecret({ chosen: undefined, dataDir })).toBe(first)
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600)
})

test("the operator's secret is used as it is", () => {
  expect(appSecret({ chosen: 'a secret of the operator, long enough', dataDir: '/nowhere' })).toBe(
    'a secret of the operator, long enough',
  )
})

test('each purpose has a secret of its own that does not change', () => {
  const secret = 'a secret of the operator, long enough'

  expect(secretFor(secret, 'admin session')).not.toBe(secretFor(secret, 'partner session'))
  expect(secretFor(secret, 'admin session')).toBe(secretFor(secret, 'admin session'))
})
