import { expect, test } from 'vitest'
import { formMistakes, pageFormSchema } from './page-form.ts'

test('a taken link is reported at the link field, whatever else the response says', () => {
  expect(formMistakes({ message: 'Tautan ini sudah dipakai halaman lain.', fields: {} }, 'link_taken')).toEqual({
    root: null,
    fields: [['link', 'Tautan ini sudah dipakai halaman lain.']],
  })
})

test('API errors are shown at the form’s own inputs; others above', () => {
  expect(
    formMistakes({
      message: null,
      fields: { link_landing_page: 'Tautan paling pendek 3 karakter', partner_id: 'Pilih mitra' },
    }),
  ).toEqual({
    root: null,
    fields: [
      ['link', 'Tautan paling pendek 3 karakter'],
      ['partnerId', 'Pilih mitra'],
    ],
  })
  expect(formMistakes({ message: 'Server sedang sibuk.', fields: {} })).toEqual({
    root: 'Server sedang sibuk.',
    fields: [],
  })
})

test('an error in an offer value is shown with those values', () => {
  const failed = { message: 'Periksa isian.', fields: { 'offer.whatsapp': 'Nomor ini tidak benar' } }
  expect(formMistakes(failed)).toEqual({ root: null, fields: [['asked', 'Nomor ini tidak benar']] })
})

test('a page needs a name and a link of lower-case letters, digits and hyphens', () => {
  const page = {
    name: 'Kelas data',
    link: 'kelas-data',
    kind: 'exclusive',
    partnerId: '',
    template: 'blank',
    look: 0,
    asked: {},
  }
  expect(pageFormSchema.safeParse(page).success).toBe(true)
  expect(pageFormSchema.safeParse({ ...page, name: '   ' }).success).toBe(false)
  expect(pageFormSchema.safeParse({ ...page, link: 'Kelas Data' }).success).toBe(false)
})
