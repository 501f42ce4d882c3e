import { expect, test } from 'vitest'
import { leadSource } from './lead-source.rules.ts'

const site = 'https://naikkelas.test'

test('path and campaign are kept, nothing else of the address', () => {
  expect(
    leadSource(`${site}/kelas-kopi?utm_source=ig&utm_campaign=nov&fbclid=rahasia&email=a%40b.co#isi`, site),
  ).toEqual({
    path: '/kelas-kopi',
    utm: { utm_source: 'ig', utm_campaign: 'nov' },
  })
})

test.each(['', 'http://[', 'https://'])('%j is not an address and has no source', (address) =>
  expect(leadSource(address, site)).toEqual({ path: null, utm: {} }),
)

test('a campaign without end is cut, and one that cannot be stored is left out', () => {
  const { utm } = leadSource(`${site}/a?utm_source=${'x'.repeat(500)}&utm_medium=%00`, site)
  expect(utm).toEqual({ utm_source: 'x'.repeat(120) })
})
