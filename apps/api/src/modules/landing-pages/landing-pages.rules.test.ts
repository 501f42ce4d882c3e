import { reservedSegments } from '@naikkelas/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkFlaw, nextBoundary, suggestedLink } from './landing-pages.rules.ts'
import { emptyDocument } from '@naikkelas/page'
import { headline } from '../../testing/page-factories.ts'

test('whatever somebody types, the link proposed can be had', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.array(fc.string()), (wished, others) => {
      const taken = new Set([...others, 'halaman', 'halaman-2'])
      const link = suggestedLink({ kind: 'exclusive', wished, taken })
      expect(linkFlaw({ kind: 'exclusive', link })).toBeNull()
      expect(taken.has(link)).toBe(false)
    }),
  )
})

test('no reserved segment can be had at the root, and each may be had below /p', () => {
  const words = [...reservedSegments].filter((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) && segment.length >= 3)
  expect(words.length).toBeGreaterThan(40)
  for (const link of words) {
    expect(linkFlaw({ kind: 'exclusive', link })).toBe('Tautan ini dipakai oleh sistem.')
    expect(linkFlaw({ kind: 'partner', link })).toBeNull()
  }
})

test('a number added to a long link keeps it within 60 characters', () => {
  const long = 'a'.repeat(60)
  expect(suggestedLink({ kind: 'exclusive', wished: long, taken: new Set([long]) })).toBe(`${'a'.repeat(58)}-2`)
})

test('a page is drawn again at the next moment any section begins or ends', () => {
  const at = (from: string | null, to: string | null) => ({ ...headline(), settings: { ...headline().settings, schedule: { from, to } } })
  const document = { ...emptyDocument(), sections: [at('2026-11-20T08:00:00Z', '2026-11-25T08:00:00+07:00'), at(null, '2026-11-30T00:00:00Z')] }

  expect(nextBoundary(document, new Date('2026-11-21T00:00:00Z'))?.toISOString()).toBe('2026-11-25T01:00:00.000Z')
  expect(nextBoundary(document, new Date('2026-12-01T00:00:00Z'))).toBeNull()
})
