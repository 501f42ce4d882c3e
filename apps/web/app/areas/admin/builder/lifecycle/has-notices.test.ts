import { newLifecycle, type PageLifecycle } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { hasNotices } from './has-notices.ts'
import { stripLines } from './strip-lines.ts'

const schedule = { at: '2026-11-20T14:00:00.000Z', by: 'Sari' }
const request = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  version: 3,
  note: '',
  askedById: null,
  askedBy: 'Dewi',
  askedAt: schedule.at,
  comment: '',
  answeredBy: null,
  answeredAt: null,
}

test.each<[string, Partial<PageLifecycle>]>([
  ['a scheduled publish', { publish: { ...schedule, failure: null, version: 3 } }],
  ['a scheduled publish that failed', { publish: { ...schedule, failure: 'Tautan sudah dipakai.', version: 3 } }],
  ['a scheduled unpublish', { unpublish: { ...schedule, failure: null, redirect: null } }],
  ['a request for approval', { approval: { ...request, answer: null } }],
  ['a returned request', { approval: { ...request, answer: 'returned' } }],
])('the notice strip is loaded for %s, which has a line there', (_, change) => {
  const lifecycle = { ...newLifecycle, ...change }
  const lines = stripLines({ headVersion: 3, lifecycle }, { mayPublish: true, mayAsk: true, hasPending: false })
  expect(lines).not.toEqual([])
  expect(hasNotices(lifecycle)).toBe(true)
})

test('a new page does not load the notice strip', () => {
  expect(hasNotices(newLifecycle)).toBe(false)
})
