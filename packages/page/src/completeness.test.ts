import { expect, test } from 'vitest'
import { findingsOf } from './completeness.ts'
import { aDocument, aSection } from './testing/documents.ts'

test('an empty page may not go live', () => {
  expect(findingsOf(aDocument()).map(({ message }) => message)).toEqual([
    'Halaman masih kosong. Tambahkan paling sedikit satu bagian.',
  ])
})

test('an empty title is named with its section and field', () => {
  const section = aSection('headline', { title: '  ' })
  expect(findingsOf(aDocument(section))).toEqual([
    { sectionId: section.id, path: ['title'], message: 'Judul belum diisi' },
  ])
})

test('a hidden section is not asked', () => {
  const hidden = aSection('headline', { title: '' })
  expect(
    findingsOf(aDocument({ ...hidden, settings: { ...hidden.settings, isHidden: true } }, aSection('headline'))),
  ).toEqual([])
})

test('a button without a target is named by its label, and the offer gives it one', () => {
  const section = aSection('headline', {
    cta: { label: 'Daftar', target: { kind: 'offer' }, style: 'primary', note: '' },
  })
  const document = aDocument(section)
  expect(findingsOf(document).map(({ message }) => message)).toEqual(['Tombol "Daftar" belum punya tujuan'])
  const offer = { ...document.offer, cta: { label: 'Daftar', target: { kind: 'url' as const, href: '/daftar' } } }
  expect(findingsOf({ ...document, offer })).toEqual([])
})

test('a button to a section that was removed leads nowhere', () => {
  const section = aSection('headline', {
    cta: { label: 'Materi', target: { kind: 'section', sectionId: 'gone______' }, style: 'primary', note: '' },
  })
  expect(findingsOf(aDocument(section))).toHaveLength(1)
})
