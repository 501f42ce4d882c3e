import { emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from '../model/section-acts.ts'
import { serverFindings, unresolvedFindings } from './server-findings.ts'

const gone = { kind: 'page', pageId: '0190f5fe-7c00-7a00-8000-000000000000' }

function aPage(target: unknown = gone) {
  const section = newSection('headline')
  section.content.cta = {
    ...(section.content.cta as object),
    label: 'Beli',
    target,
  } as StoredSection['content'][string]
  const document: PageDocument = { ...emptyDocument(), sections: [section] }
  const [finding] = serverFindings(
    [{ path: `sections.${section.id}.cta.target`, message: 'Halaman tujuan belum terbit' }],
    document,
  )
  if (!finding) throw new Error('The finding is lost.')
  return { section, document, finding }
}

const changed = (document: PageDocument, values: Partial<StoredSection>): PageDocument => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, ...values })),
})

test('a server finding links to its field', () => {
  const { section, finding } = aPage()
  expect(finding).toMatchObject({
    sectionId: section.id,
    path: ['cta', 'target'],
    message: 'Halaman tujuan belum terbit',
  })
})

test('it stays until the field gets another value', () => {
  const { section, document, finding } = aPage()
  expect(unresolvedFindings([finding], document)).toEqual([finding])
  const other = changed(document, { content: { ...section.content, title: 'Lain' } })
  expect(unresolvedFindings([finding], other)).toEqual([finding])
  const cta = { ...(section.content.cta as object), target: { kind: 'url', href: '/daftar' } }
  expect(unresolvedFindings([finding], changed(document, { content: { ...section.content, cta } }))).toEqual([])
})

test('it disappears when its section is hidden or removed', () => {
  const { section, document, finding } = aPage()
  expect(
    unresolvedFindings([finding], changed(document, { settings: { ...section.settings, isHidden: true } })),
  ).toEqual([])
  expect(unresolvedFindings([finding], { ...document, sections: [] })).toEqual([])
})

test('a button that uses the offer is fixed by another target of the offer', () => {
  const { document, finding } = aPage({ kind: 'offer' })
  expect(unresolvedFindings([finding], document)).toEqual([finding])
  const cta = { ...document.offer.cta, target: { kind: 'url' as const, href: '/daftar' } }
  expect(unresolvedFindings([finding], { ...document, offer: { ...document.offer, cta } })).toEqual([])
})

test('a finding about the whole page has no section, and disappears with another picture', () => {
  const document = { ...emptyDocument(), seo: { ...emptyDocument().seo, imageId: gone.pageId } }
  const findings = serverFindings([{ path: 'seo.imageId', message: 'Berkas ini sudah tidak ada' }], document)
  expect(findings).toMatchObject([{ sectionId: null, path: ['seo', 'imageId'] }])
  expect(unresolvedFindings(findings, { ...document, seo: { ...document.seo, imageId: null } })).toEqual([])
})
