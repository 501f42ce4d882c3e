import { expect, test } from 'vitest'
import { checkedApplication, typedOf } from './application.ts'

const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
const whole = {
  name: 'Ayu Puspita',
  email: 'AYU@contoh.id',
  whatsapp: '0812-3456 7890',
  city: 'Sleman',
  message: 'Halo',
  consent: 'yes',
}
function formOf(fields: Record<string, string>, file: File | null = cv) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', file)
  return form
}

test('an application is read as its endpoint takes it', () => {
  const { city, message } = whole
  expect(checkedApplication(formOf(whole))).toMatchObject({
    kind: 'ready',
    fields: { name: 'Ayu Puspita', email: 'ayu@contoh.id', whatsapp: '6281234567890', city, message, consent: true },
  })
})

test('every mistake is shown at once, and the file is asked for again', () => {
  const form = formOf({ ...whole, name: ' ', email: 'ayu', whatsapp: '', consent: '' })
  expect(checkedApplication(form)).toEqual({
    kind: 'refused',
    issues: {
      name: 'Nama harus diisi',
      email: 'Periksa kembali alamat e-mail Anda',
      whatsapp: 'Nomor WhatsApp harus diisi',
      consent: 'Centang persetujuan agar lamaran dapat dikirim',
      file: 'Pilih sekali lagi: browser tidak menyimpan berkas.',
    },
  })
  expect(typedOf(form)).toMatchObject({ email: 'ayu', city: 'Sleman', consent: false })
})

test('without a file, or with a text in its place, a CV is asked for', () => {
  const asText = formOf(whole, null)
  asText.set('file', 'cv.pdf')
  for (const form of [formOf(whole, null), formOf(whole, new File([], '')), asText])
    expect(checkedApplication(form)).toEqual({ kind: 'refused', issues: { file: 'Pilih CV Anda dalam bentuk PDF' } })
})
