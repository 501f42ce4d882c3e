import { newStanding } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { hasNotices } from './has-notices.ts'

const publish = { at: '2026-11-20T14:00:00.000Z', by: 'Sari', failure: null, version: 3 }

test('a page that was just made has nothing to say, one with something ahead or behind it may', () => {
  expect(hasNotices(newStanding)).toBe(false)
  expect(hasNotices({ ...newStanding, publish })).toBe(true)
  expect(hasNotices({ ...newStanding, unpublish: { ...publish, redirect: null } })).toBe(true)
  expect(hasNotices({ ...newStanding, stage: 'ended' })).toBe(true)
})
