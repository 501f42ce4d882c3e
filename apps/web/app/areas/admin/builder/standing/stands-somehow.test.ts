import { newStanding } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { standsSomehow } from './stands-somehow.ts'

const publish = { at: '2026-11-20T14:00:00.000Z', by: 'Sari', failure: null, version: 3 }

test('a page that was just made has nothing to say, one with something ahead or behind it may', () => {
  expect(standsSomehow(newStanding)).toBe(false)
  expect(standsSomehow({ ...newStanding, publish })).toBe(true)
  expect(standsSomehow({ ...newStanding, unpublish: { ...publish, redirect: null } })).toBe(true)
  expect(standsSomehow({ ...newStanding, stage: 'ended' })).toBe(true)
})
