import { expect, test } from 'vitest'
import { requestParts } from './request-parts.ts'

test('parameters go into the path, encoded, and the query follows', () => {
  expect(
    requestParts({ path: '/admin/landing-pages/{pageId}/changes' }, { params: { pageId: 'a/b' }, query: { since: 0 } }),
  ).toEqual({ address: '/api/admin/landing-pages/a%2Fb/changes?since=0', body: undefined })
})

test('unset query values are left out; zero and false are values', () => {
  expect(requestParts({ path: '/x' }, { query: { a: undefined, b: '', c: null, d: 0, e: false } }).address).toBe(
    '/api/x?d=0&e=false',
  )
})

test('a body is sent as JSON, also an empty one', () => {
  expect(requestParts({ path: '/x' }, { body: {} }).body).toBe('{}')
})
