import { expect, test } from 'vitest'
import { createReadLimit } from './read-limit.ts'

const limited = () => createReadLimit({ name: 'test', hits: 3, windowMs: 3_600_000 })
const isRefused = (count: (address: string) => void, address: string) => {
  try {
    count(address)
    return false
  } catch {
    return true
  }
}

test('an address that asks too often stays refused while ten thousand others ask once', () => {
  const count = limited()
  for (let read = 0; read < 3; read++) expect(isRefused(count, '203.0.113.9')).toBe(false)
  expect(isRefused(count, '203.0.113.9')).toBe(true)
  for (let other = 0; other < 20_000; other++) {
    count(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`)
    // It keeps asking, so it is never the one that asked longest ago.
    if (other % 1_000 === 0) expect(isRefused(count, '203.0.113.9')).toBe(true)
  }
})

test('a site of IPv6 cannot go on for ever with another network for each read', () => {
  const count = limited()
  const reads = Array.from({ length: 100 }, (_, network) => isRefused(count, `2001:db8:7:${network.toString(16)}::1`))
  expect(reads.filter((refused) => !refused)).toHaveLength(48)
  expect(isRefused(count, '2001:db8:8::1')).toBe(false)
})

test('addresses of the older family share no site, however they are written', () => {
  const count = limited()
  const reads = Array.from({ length: 200 }, (_, host) => isRefused(count, `::ffff:198.51.100.${host}`))
  expect(reads).not.toContain(true)
})
