import type { Operation } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { restorationWords } from './restoration-words.ts'

const none = { returning: 0, changing: 0, leaving: 0 }
const removal: Operation = { kind: 'removeSection', sectionId: 'abcdefghij' }

test('the confirmation lists only what a restoration does, including the page settings', () => {
  expect(restorationWords([removal], { returning: 2, changing: 0, leaving: 1 })).toBe(
    'Bila dipulihkan: 2 bagian kembali, 1 bagian terhapus.',
  )
  expect(restorationWords([{ kind: 'changeTheme', value: { font: 'arial' }, was: { font: 'poppins' } }], none)).toBe(
    'Bila dipulihkan: pengaturan halaman berubah.',
  )
})

test('a version that is the same as the page says so, and one too far away too', () => {
  expect(restorationWords([], none)).toBe('Sama dengan halaman sekarang.')
  expect(restorationWords(Array<Operation>(601).fill(removal), { ...none, leaving: 601 })).toMatch(/terlalu berbeda/)
})
