import { emptyDocument, findingsOf, type PageDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from '../model/section-acts.ts'
import { joinedFindings } from './joined-findings.ts'

const withButtons = (count: number): PageDocument => ({
  ...emptyDocument(),
  sections: Array.from({ length: count }, () => newSection('cta_button')),
})

test('buttons that use an offer without a target are one finding, at the offer', () => {
  const document = withButtons(3)
  expect(findingsOf(document)).toHaveLength(3)
  expect(joinedFindings(findingsOf(document), document)).toEqual([
    {
      sectionId: null,
      path: ['offer', 'cta', 'target'],
      message: '3 tombol memakai tujuan penawaran yang belum diisi',
    },
  ])
})

test('an offer with WhatsApp but no number is reported as that, not as a missing target', () => {
  const base = withButtons(2)
  const target = { kind: 'whatsapp' as const, number: '', text: '' }
  const document = { ...base, offer: { ...base.offer, cta: { label: 'Tanya', target } } }
  expect(joinedFindings(findingsOf(document), document).map(({ message }) => message)).toEqual([
    '2 tombol memakai tujuan penawaran, WhatsApp yang nomornya belum diisi',
  ])
})

test("server findings about the offer's target are shown at the offer", () => {
  const base = withButtons(1)
  const document: PageDocument = {
    ...base,
    offer: {
      ...base.offer,
      cta: { label: 'Daftar', target: { kind: 'page', pageId: '0198a000-0000-7000-8000-000000000001' } },
    },
  }
  const reported = [
    { sectionId: document.sections[0]?.id ?? '', path: ['cta', 'target'], message: 'Halaman tujuan belum terbit' },
  ]
  expect(joinedFindings(reported, document)).toEqual([
    {
      sectionId: null,
      path: ['offer', 'cta', 'target'],
      message: '1 tombol memakai tujuan penawaran: halaman tujuan belum terbit',
    },
  ])
})

test('other matters stay as they are', () => {
  const document = withButtons(1)
  const other = { sectionId: document.sections[0]?.id ?? '', path: ['title'], message: 'Judul belum diisi' }
  expect(joinedFindings([other], document)).toEqual([other])
})
