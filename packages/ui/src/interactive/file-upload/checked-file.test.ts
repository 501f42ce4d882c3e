import { expect, test } from 'vitest'
import { fileFlaw, percentSent } from './checked-file.ts'
import { fileUploadLabelsId } from './file-upload.labels.ts'

const flawOf = (file: Partial<File>, accept?: string, maxBytes = 524_288_000) =>
  fileFlaw({ name: 'video.mp4', type: 'video/mp4', size: 1, ...file }, { accept, maxBytes, labels: fileUploadLabelsId })

test('a file of 500 MB or more is refused, in the words of the specification', () => {
  expect(flawOf({ size: 524_287_999 })).toBeNull()
  expect(flawOf({ size: 524_288_000 })).toBe('File harus di bawah 500MB')
})

test('another limit is named', () => {
  expect(flawOf({ size: 2_000_000 }, undefined, 1_500_000)).toBe('File harus di bawah 1,5MB')
})

test.each([
  ['image/*,.pdf', { name: 'struk.PDF', type: 'application/pdf' }],
  ['image/*', { name: 'toko.heic', type: 'image/heic' }],
  ['image/png, image/jpeg', { name: 'toko.jpg', type: 'image/jpeg' }],
  [undefined, { name: 'data', type: '' }],
])('where %s is taken, %o is', (accept, file) => {
  expect(flawOf(file, accept)).toBeNull()
})

test('what was dropped and is of another kind is refused', () => {
  expect(flawOf({}, 'image/*,.pdf')).toBe('Jenis berkas ini tidak diterima. Pilih berkas lain.')
})

test('the bar is whole only after the answer of the server', () => {
  expect([0, 0.5, 1, 2, -1].map(percentSent)).toEqual([0, 45, 90, 90, 0])
})
