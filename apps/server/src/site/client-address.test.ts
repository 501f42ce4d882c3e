import { networkMatcher } from '@naikkelas/api'
import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

const proxies = networkMatcher(['10.0.0.1', '10.0.0.2', 'fd00::/8'])

test('without a trusted proxy the client address is that of the socket, regardless of headers', () => {
  const sender = { remoteAddress: '203.0.113.5', forwardedFor: '198.51.100.7' }
  expect(clientAddressOf(sender, () => false)).toBe('203.0.113.5')
  expect(clientAddressOf(sender, proxies)).toBe('203.0.113.5')
})

test('behind trusted proxies it is the nearest untrusted hop', () => {
  const forwardedFor = 'made-up, 198.51.100.7, 10.0.0.2'
  expect(clientAddressOf({ remoteAddress: '::ffff:10.0.0.1', forwardedFor }, proxies)).toBe('198.51.100.7')
})

test('a trusted proxy without a forwarding header is the client', () => {
  expect(clientAddressOf({ remoteAddress: '10.0.0.1', forwardedFor: undefined }, proxies)).toBe('10.0.0.1')
})

test('a network of proxies is trusted as a whole, for IPv4 and IPv6', () => {
  expect(clientAddressOf({ remoteAddress: 'fd12::1', forwardedFor: '2001:db8::7, fdff::2' }, proxies)).toBe(
    '2001:db8::7',
  )
  expect(clientAddressOf({ remoteAddress: 'fd12::1', forwardedFor: '198.51.100.7, not-an-address' }, proxies)).toBe(
    'not-an-address',
  )
})
