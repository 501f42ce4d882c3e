import { expect, test } from 'vitest'
import { stateBadge } from './publication-words.ts'

const now = Date.parse('2026-11-20T05:00:00.000Z')

test('what is published and not seen waits for its moment or has passed it', () => {
  const words = (startsAt: string, isShown: boolean) =>
    stateBadge({ state: 'published', isShown, startsAt }, now).children
  expect(words('2026-11-19T05:00:00.000Z', true)).toBe('Terbit')
  expect(words('2026-11-21T05:00:00.000Z', false)).toBe('Terjadwal')
  expect(words('2026-11-19T05:00:00.000Z', false)).toBe('Selesai')
  const held = { state: 'published', isShown: false, isHeld: true, startsAt: '2026-11-19T05:00:00.000Z' } as const
  expect(stateBadge(held, now).children).toBe('Tertahan')
})
