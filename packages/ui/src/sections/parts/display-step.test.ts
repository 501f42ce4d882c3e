import { expect, it } from 'vitest'
import { displayStep } from './display-step.ts'

it.each([
  ['Naik kelas hari ini', 'xl'],
  ['Kuasai Data Usaha dalam Empat Minggu', 'l'],
  ['Iklan hemat yang benar-benar laku', 'l'],
  ['Memaksimalkan pengiriman', 'm'],
  ['Mempertanggungjawabkan', 'm'],
  ['Semua hal yang perlu Anda tahu sebelum membuka toko pertama', 'l'],
  ['Semua hal yang perlu Anda tahu sebelum membuka toko pertama Anda', 'm'],
  ['', 'xl'],
])('draws %j at size %s, so that its longest word fits a phone', (heading, step) => {
  expect(displayStep(heading)).toBe(step)
})

it('counts the halves of a reduplicated word separately, because a line may break between them', () => {
  expect(displayStep('pengiriman-pengiriman')).toBe('xl')
})
