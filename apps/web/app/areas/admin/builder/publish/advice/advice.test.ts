import { emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { templates } from '@naikkelas/page/templates'
import { expect, test } from 'vitest'
import { newSection } from '../../model/section-acts.ts'
import { adviceOf } from './advice.ts'
import { ownPathsOf } from './own-paths.ts'

function pageWith(...sections: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections }
}

function section(type: string, content: Record<string, unknown>): StoredSection {
  const made = newSection(type)
  return { ...made, content: { ...made.content, ...content } as StoredSection['content'] }
}

const messages = (document: PageDocument) => adviceOf(document).map(({ message }) => message)

test('an untouched template is reported in every section with sample text', () => {
  const reported = adviceOf(templates.paid_course.make()).filter(({ message }) => message.includes('teks contoh'))
  expect(new Set(reported.map(({ sectionId }) => sectionId)).size).toBeGreaterThanOrEqual(6)
})

test("custom text is not a sample, whatever the section's origin", () => {
  const own = section('cta_button', { title: 'Kursi minggu ini tinggal sedikit', text: '' })
  expect(messages(pageWith(own)).filter((message) => message.includes('contoh'))).toEqual([])
})

test('a form field of a known kind is not empty, one without a label is', () => {
  const field = (id: string, kind: string) => ({ id, kind, label: '', options: '', isRequired: true })
  const form = section('lead_form', { fields: [field('isian-0001', 'name'), field('isian-0002', 'whatsapp')] })
  expect(messages(pageWith(form)).filter((message) => message.includes('kosong'))).toEqual([])
  const asking = section('lead_form', { fields: [field('isian-0001', 'name'), field('isian-0002', 'text')] })
  expect(messages(pageWith(asking))).toContain('Isian 2 masih kosong')
})

test('hidden sections are not advised about', () => {
  const hidden = newSection('paragraph')
  const reported = adviceOf(pageWith({ ...hidden, settings: { ...hidden.settings, isHidden: true } }))
  expect(reported.filter(({ sectionId }) => sectionId !== null)).toEqual([])
})

test('a sample claim is reported once, among the findings that block publishing', () => {
  const reported = messages(pageWith(newSection('testimonial_1')))
  expect(reported.filter((message) => message.includes('kata-kata peserta'))).toEqual([])
})

test('form, proof, headings and sharing are advised about too', () => {
  const reported = messages(pageWith(section('faq', {}), section('lesson_material', {}), section('steps', {})))
  expect(reported).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Bentuknya sama/),
      expect.stringMatching(/tanpa bukti/),
      expect.stringMatching(/^Judul di mesin pencari/),
    ]),
  )
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

test('a new form asks for consent, and one without is reported; sections without forms are not', () => {
  const about = (type: string, content: Record<string, unknown>) =>
    messages(pageWith(section(type, content))).filter((message) => message.includes('persetujuan'))
  for (const type of ['lead_form', 'newsletter', 'order_form']) {
    expect(about(type, {})).toEqual([])
    expect(about(type, { consent: ' ' })).toEqual(['Formulir belum meminta persetujuan untuk menyimpan isiannya'])
  }
  expect(about('register_class', { layout: 'form', consent: '' })).toHaveLength(1)
  expect(about('register_class', { layout: 'band', consent: '' })).toEqual([])
})

test('the default consent text of a form is no sample', () => {
  expect(messages(pageWith(newSection('lead_form'))).join()).not.toContain('setuju')
})
