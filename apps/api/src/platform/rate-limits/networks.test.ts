import { expect, test } from 'vitest'
import { isNetwork, networkMatcher } from './networks.ts'

test.for([
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.0.0.1', true],
  ['10.0.0.7', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
  // The bits behind the prefix do not matter.
  ['10.1.2.3/8', '10.9.9.9', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['203.0.113.9/32', '203.0.113.9', true],
  ['fd00::/8', 'fdff::1', true],
  ['fd00::/8', 'fe80::1', false],
  ['2001:DB8::/32', '2001:db8:0:0::9', true],
  ['::1', '0:0:0:0:0:0:0:1', true],
  ['::1/128', '::2', false],
  ['::/0', '2001:db8::1', true],
  ['10.0.0.0/8', 'unknown', false],
  ['10.0.0.0/8', '', false],
] as const)('of %s, %s: %s', ([network, address, isInside]) => {
  expect(networkMatcher([network])(address)).toBe(isInside)
})

test.for([
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/08',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::/129',
  'fe80::1%eth0',
  '10.0.0',
  'proxy.internal',
  '',
  '*',
])('%j is no network', (text) => {
  expect(isNetwork(text)).toBe(false)
  expect(() => networkMatcher([text])).toThrow('neither an IP address nor a network')
})
