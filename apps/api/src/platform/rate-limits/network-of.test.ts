import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::'],
  ['2001:db8:1::192.0.2.1', '2001:db8:1:0::'],
])('%s counts for its network %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each(['192.0.2.7', '', 'unix', 'admin:7::x'])('%j counts as it is', (text) => expect(networkOf(text)).toBe(text))

test.each(['::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:c000:207'])(
  '%s is one IPv4 address, which shares its count with no other',
  (address) => expect(networkOf(address)).toBe(address),
)

test('neighbouring networks are two', () => expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1')))
