import { emptyDocument, type PageDocument, starters, type StoredSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from '../../model/section-acts.ts'
import { adviceOf } from './advice.ts'
import { ownPathsOf } from './own-paths.ts'

const now = Date.parse('2026-11-20T00:00:00Z')

function pageWith(...sections: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections }
}

function section(type: string, content: Record<string, unknown>): StoredSection {
  const made = newSection(type)
  return { ...made, content: { ...made.content, ...content } as StoredSection['content'] }
}

const messages = (document: PageDocument) => adviceOf(document, now).map(({ message }) => message)

test('a starter that was not touched is told so in every section that tells what to write', () => {
  const told = adviceOf(starters.paid_course.make(), now).filter(({ message }) => message.includes('teks contoh'))
  expect(new Set(told.map(({ sectionId }) => sectionId)).size).toBeGreaterThanOrEqual(6)
})

test('words of one’s own are no sample, however the section began', () => {
  const own = section('cta_button', { title: 'Kursi minggu ini tinggal sedikit', text: '' })
  expect(messages(pageWith(own)).filter((message) => message.includes('contoh'))).toEqual([])
})

test('hidden sections are not advised about', () => {
  const hidden = newSection('paragraph')
  expect(messages(pageWith({ ...hidden, settings: { ...hidden.settings, isHidden: true } }))).toEqual([])
})

test('a mark that is misspelt is named, those of the offer are not', () => {
  const told = messages(pageWith(section('cta_button', { title: 'Harga {hargaa}, hemat {hemat}', text: '' })))
  expect(told.filter((message) => message.startsWith('Penanda'))).toEqual([
    'Penanda {hargaa} tidak dikenal dan akan tampil apa adanya',
  ])
})

test('an offer that saves nothing and one that is over are told', () => {
  const document = pageWith()
  const offer = { ...document.offer, price: 149_000, strikePrice: 99_000, deadline: '2020-01-01T00:00:00.000Z' }
  expect(messages({ ...document, offer })).toEqual([
    'Harga sebelum diskon tidak lebih tinggi dari Rp149.000',
    'Tenggat penawaran sudah lewat',
  ])
})

test('paths of this site are found in buttons, lists and the offer; other sites and nameless buttons are not', () => {
  const button = section('cta_button', {
    cta: { label: 'Daftar', target: { kind: 'url', href: '/daftar?dari=iklan#form' }, style: 'primary', note: '' },
  })
  const nameless = section('cta_button', {
    cta: { label: '', target: { kind: 'url', href: '/tersembunyi' }, style: 'primary', note: '' },
  })
  const document: PageDocument = {
    ...pageWith(button, nameless),
    offer: {
      ...emptyDocument().offer,
      cta: { label: 'Beli', target: { kind: 'url', href: 'https://naikkelas.test/beli' } },
    },
  }
  expect(ownPathsOf(document, 'https://naikkelas.test')).toEqual([
    { path: '/beli', sectionId: null, fieldPath: ['offer', 'cta', 'target'] },
    { path: '/daftar', sectionId: button.id, fieldPath: ['cta', 'target'] },
  ])
  expect(ownPathsOf(document, 'https://lain.test').map(({ path }) => path)).toEqual(['/daftar'])
})
