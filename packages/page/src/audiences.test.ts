import { expect, test } from 'vitest'
import { audiencesIn, bodiesAtMost, bodiesOf, countBodies } from './audiences.ts'
import { applyOperations } from './apply-change.ts'
import { findingsOf } from './completeness.ts'
import type { PageDocument, StoredSection } from './document.ts'
import { aDocument, aSection } from './testing/documents.ts'
import { testSection } from './variants.ts'

type Audience = NonNullable<StoredSection['settings']['audience']>

function meant(audience: Audience | null, settings: Partial<StoredSection['settings']> = {}): StoredSection {
  const section = aSection('headline')
  return { ...section, settings: { ...section.settings, ...settings, audience } }
}
const ads: Audience = { source: 'ads', account: 'any' }
const social: Audience = { source: 'social', account: 'any' }
const partner: Audience = { source: 'partner', account: 'any' }
const signedIn: Audience = { source: 'any', account: 'in' }

const forAll = meant(null)
const messagesOf = (document: PageDocument) =>
  findingsOf(document).flatMap(({ path, message }) => (path.join('/') === 'settings/audience' ? [message] : []))

test('a page without audiences has one body', () => {
  expect(audiencesIn([forAll, aSection('headline')])).toHaveLength(1)
  expect(countBodies(aDocument(forAll))).toBe(1)
})

test('audiences with the same sections share a body, and unknown visitors get the first', () => {
  const [unknown, ...others] = audiencesIn([forAll, meant(ads)])
  expect(unknown.names).toEqual(['other.out', 'other.in', 'partner.out', 'partner.in', 'social.out', 'social.in'])
  expect(others.map(({ names }) => names)).toEqual([['ads.out', 'ads.in']])
})

test('a section without any audience needs no body', () => {
  expect(countBodies(aDocument(forAll, meant(ads, { isHidden: true })))).toBe(1)
})

test('two source audiences and the sign-in state multiply', () => {
  expect(countBodies(aDocument(forAll, meant(ads), meant(signedIn)))).toBe(4)
  expect(countBodies(aDocument(forAll, meant(ads), meant(social), meant(partner), meant(signedIn)))).toBe(8)
})

test('a page with more than eight bodies has a finding, and no more than eight are drawn', () => {
  const tested = meant(null)
  const page = aDocument(tested, meant(ads), meant(social), meant(partner), meant(signedIn))
  expect(messagesOf(page)).toEqual([])
  const outcome = applyOperations(
    page,
    testSection(page, tested.id, () => 'versi-b---'),
  )
  if (!outcome.isApplied) throw new Error('the test was not begun')
  const { document } = outcome.value
  expect(countBodies(document)).toBe(16)
  expect(messagesOf(document)).toEqual([
    'Pilihan pengunjung dan uji A/B membuat 16 bentuk halaman, paling banyak 8. Kurangi pilihannya.',
  ])
  const bodies = bodiesOf(document)
  expect(bodies).toHaveLength(bodiesAtMost)
  expect(bodies.slice(0, 2).map(({ variant, audience }) => [variant, audience.names[0]])).toEqual([
    ['a', 'other.out'],
    ['b', 'other.out'],
  ])
})

test('a page that would be empty for an audience has a finding', () => {
  const message = 'Sebagian pengunjung mendapat halaman kosong. Sisakan satu bagian untuk semua pengunjung.'
  expect(messagesOf(aDocument(meant(ads), meant(signedIn)))).toEqual([message])
  expect(messagesOf(aDocument(meant(signedIn), meant({ source: 'any', account: 'out' })))).toEqual([])
})

test('a button to a section that some of its audience cannot see has a finding', () => {
  const button = (audience: Audience | null, target: object) => {
    const cta = { label: 'Daftar', target, style: 'primary', note: '' }
    const section = aSection('headline', { title: 'Buka', cta })
    return { ...section, settings: { ...section.settings, audience } }
  }
  const forAds = meant(ads)
  const toAds = { kind: 'section', sectionId: forAds.id } as const
  const reported = (document: PageDocument) =>
    findingsOf(document).flatMap(({ path, message }) => (path.join('/') === 'cta/target' ? [message] : []))
  const sentence =
    'Tombol “Daftar” menuju bagian yang tidak tampil untuk sebagian pengunjungnya. Pilih tujuan lain, atau samakan untuk siapa keduanya tampil.'
  expect(reported(aDocument(button(null, toAds), forAds))).toEqual([sentence])
  expect(reported(aDocument(button(signedIn, toAds), forAds, forAll))).toEqual([sentence])
  expect(reported(aDocument(button(ads, toAds), forAds, forAll))).toEqual([])
  expect(reported(aDocument(button({ source: 'ads', account: 'in' }, toAds), forAds, forAll))).toEqual([])
  // Through the page's offer as well.
  const page = aDocument(button(null, { kind: 'offer' }), forAds)
  const offer = { ...page.offer, cta: { label: 'Daftar', target: toAds } }
  expect(reported({ ...page, offer })).toEqual([sentence])
})
