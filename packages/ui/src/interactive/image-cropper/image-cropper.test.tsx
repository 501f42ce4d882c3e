import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { imageCropperLabelsEn } from './image-cropper.labels.ts'
import { ImageCropper } from './image-cropper.tsx'

test('until the picture is there the frame is busy, and nothing can be zoomed', () => {
  const { getByRole } = drawn(<ImageCropper image="/toko.jpg" />)
  expect(getByRole('group', { name: /^Bingkai pangkas/, busy: true })).toBeDefined()
  expect(getByRole('status').textContent).toBe('Memuat gambar')
  expect(getByRole<HTMLInputElement>('slider', { name: 'Perbesaran' }).disabled).toBe(true)
})

test('in English everything it says is English', () => {
  const { getByRole } = drawn(<ImageCropper image="/toko.jpg" labels={imageCropperLabelsEn} />)
  expect(getByRole('group', { name: /^Crop frame/ })).toBeDefined()
  for (const name of ['Zoom in', 'Zoom out']) expect(getByRole('button', { name })).toBeDefined()
})
