import type { Offer } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { findingsOf } from './completeness.ts'
import { aDocument, aSection } from './testing/documents.ts'

test('an empty page cannot be published', () => {
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

test('a hidden section is not checked', () => {
  const hidden = aSection('headline', { title: '' })
  expect(
    findingsOf(aDocument({ ...hidden, settings: { ...hidden.settings, isHidden: true } }, aSection('headline'))),
  ).toEqual([])
})

test('a button without a target is reported with its label, and the offer provides one', () => {
  const section = aSection('headline', {
    cta: { label: 'Daftar', target: { kind: 'offer' }, style: 'primary', note: '' },
  })
  const document = aDocument(section)
  expect(findingsOf(document).map(({ message }) => message)).toEqual(['Tombol “Daftar” belum punya tujuan'])
  const offer = { ...document.offer, cta: { label: 'Daftar', target: { kind: 'url' as const, href: '/daftar' } } }
  expect(findingsOf({ ...document, offer })).toEqual([])
})

test.each([
  ['lead_form', {}],
  ['newsletter', {}],
  ['order_form', {}],
  ['register_class', { layout: 'form' }],
  ['contact', { layout: 'form' }],
] as const)('the button of a form needs no target: %s', (type, content) =>
  expect(findingsOf(aDocument(aSection(type, content)))).toEqual([]),
)

test('a contact section needs a contact: a number of its own, that of the offer, or another one', () => {
  const reported = (content: Record<string, unknown>, offer: Partial<Offer> = {}) => {
    const document = aDocument(aSection('contact', content))
    return findingsOf({ ...document, offer: { ...document.offer, ...offer } }).map(({ path }) => path.join('/'))
  }
  expect(reported({})).toEqual(['chat/number'])
  expect(reported({ chat: { number: '6281200001234', message: '' } })).toEqual([])
  expect(reported({ email: 'halo@naikkelas.example' })).toEqual([])
  expect(reported({}, { whatsapp: '6281200001234' })).toEqual([])
  const target = { kind: 'whatsapp', number: '6281200001234', text: '' } as const
  expect(reported({}, { cta: { label: 'Tanya', target } })).toEqual([])
})

test('a section whose schedule ends before it starts is reported at the end time', () => {
  const section = aSection('headline')
  const reported = (from: string | null, to: string | null) =>
    findingsOf(aDocument({ ...section, settings: { ...section.settings, schedule: { from, to } } })).map(
      ({ sectionId, path }) => [sectionId === section.id, path.join('/')],
    )
  expect(reported('2026-11-20T02:00:00.000Z', '2026-11-20T02:00:00.000Z')).toEqual([[true, 'settings/schedule/to']])
  expect(reported('2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z')).toEqual([])
  expect(reported(null, '2020-11-20T02:00:00.000Z')).toEqual([])
})

test('without its form the same section needs a target for its button', () => {
  expect(findingsOf(aDocument(aSection('register_class', { layout: 'band' })))).toMatchObject([
    { path: ['cta', 'target'] },
  ])
})

test('a button that the layout does not draw needs no target', () => {
  const chat = { number: '6281200001234', message: '' }
  expect(findingsOf(aDocument(aSection('contact', { layout: 'card', chat })))).toEqual([])
})

test('a button to a removed section has no target', () => {
  const section = aSection('headline', {
    cta: { label: 'Materi', target: { kind: 'section', sectionId: 'gone______' }, style: 'primary', note: '' },
  })
  expect(findingsOf(aDocument(section))).toHaveLength(1)
})

const offered = { ...aDocument().offer, price: 149_000, deadline: '2026-12-01T00:00:00Z' }
const reported = (text: string, offer: Offer = offered) =>
  findingsOf({ ...aDocument(aSection('headline', { text })), offer }, { now: new Date('2026-11-20T00:00:00Z') })

test('an offer value that texts use and the offer lacks is one finding, at the offer, with the texts’ places', () => {
  const naming = { text: 'Harga {harga}, hemat {hemat}, sampai {tenggat}' }
  const document = aDocument(aSection('headline', naming), aSection('headline'), aSection('cta_button', naming))
  const offer = { ...offered, deadline: null }
  const seo = { ...document.seo, title: 'Hemat {hemat}' }
  const findings = findingsOf({ ...document, offer, seo }).filter(({ message }) => message.includes('{'))
  expect(findings).toEqual([
    {
      sectionId: null,
      path: ['offer', 'strikePrice'],
      message:
        'Harga sebelum diskon belum diisi, padahal {hemat} dipakai di bagian 1, bagian 3, dan teks mesin pencari',
    },
    {
      sectionId: null,
      path: ['offer', 'deadline'],
      message: 'Tenggat penawaran belum diisi, padahal {tenggat} dipakai di bagian 1 dan bagian 3',
    },
  ])
  expect(reported('Harga {harga}, sampai {tenggat}')).toEqual([])
})

test('savings need a price first, and a former price that is not higher is the only finding', () => {
  const keys = (offer: Offer) => reported('Hemat {hemat}', offer).map(({ path }) => path[1])
  expect(keys({ ...offered, price: null, strikePrice: 200_000 })).toEqual(['price'])
  expect(keys({ ...offered, strikePrice: 99_000 })).toEqual(['strikePrice'])
})

test('a value missing in an offer record is reported at the record', () => {
  const offer = {
    ...offered,
    deadline: null,
    record: { kind: 'offer' as const, id: 'catatan-01' },
    bound: ['deadline' as const],
  }
  expect(reported('Sampai {tenggat}', offer)).toEqual([
    {
      sectionId: null,
      path: ['offer', 'record'],
      message: 'Tenggat penawaran belum diisi di katalog, padahal {tenggat} dipakai di bagian 1',
    },
  ])
})

test('a misspelt chip is reported, with the intended one', () => {
  expect(reported('Hanya {hargaa} untuk {siapa}').map(({ message }) => message)).toEqual([
    '{hargaa} bukan isian penawaran. Maksudnya {harga}?',
    '{siapa} bukan isian penawaran',
  ])
})

test('chips are checked in lists, rich texts and the search title too, and not in other layouts', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '{mentor}' }] }] }
  const question = { id: 'tanya-0001', question: 'Bisa?', answer: text, group: '', isOpen: false }
  const document = aDocument(
    aSection('accordion_list', { items: [question] }),
    aSection('background_full', { layout: 'board', value: '{sisa_kursi}' }),
  )
  const seo = { ...document.seo, title: 'Kelas {mentr}' }
  expect(findingsOf({ ...document, seo }).map(({ sectionId, path }) => [sectionId === null, path])).toEqual([
    [true, ['offer', 'coach']],
    [true, ['seo', 'title']],
  ])
})

test('an offer with an expired deadline, or a former price that is not higher, cannot be published', () => {
  expect(reported('', { ...offered, deadline: '2020-01-01T00:00:00Z', strikePrice: 99_000 })).toEqual([
    { sectionId: null, path: ['offer', 'strikePrice'], message: 'Harga sebelum diskon harus lebih tinggi dari harga' },
    {
      sectionId: null,
      path: ['offer', 'deadline'],
      message: 'Tenggat penawaran sudah lewat. Perbarui atau kosongkan.',
    },
  ])
  expect(reported('', { ...offered, strikePrice: 200_000 })).toEqual([])
})
