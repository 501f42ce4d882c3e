import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

const trusted = (address: string) => address === '10.0.0.1'
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('the request id of a trusted proxy is used, also over IPv6', () => {
  expect(requestIdOf({ remoteAddress: '10.0.0.1', given: 'edge-12345678' }, trusted)).toBe('edge-12345678')
  expect(requestIdOf({ remoteAddress: '::ffff:10.0.0.1', given: 'edge-12345678' }, trusted)).toBe('edge-12345678')
})

test.each([
  ['of a stranger', '203.0.113.7', 'edge-12345678'],
  ['of 4 KB, even from a trusted proxy', '10.0.0.1', 'a'.repeat(4_096)],
  ['with other signs, even from a trusted proxy', '10.0.0.1', 'edge */ 12345678'],
  ['that is missing', '10.0.0.1', undefined],
])('an id %s is replaced', (_, remoteAddress, given) => {
  expect(requestIdOf({ remoteAddress, given }, trusted)).toMatch(ours)
})
