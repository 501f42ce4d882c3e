import { expect, test } from 'vitest'
import { phoneNumber, typedLink } from './typed-link.ts'

const anchors = new Map([['abcdefghij', 'lesson_material']])
const read = (words: string) => typedLink(words, { anchors })

test.each([
  ['/daftar', '/daftar'],
  ['https://video.example/kelas-data', 'https://video.example/kelas-data'],
  ['video.example/kanal', 'https://video.example/kanal'],
  ['halo@naikkelas.test', 'mailto:halo@naikkelas.test'],
  ['#daftar', '#daftar'],
  ['', ''],
])('the address %s is understood as %s', (words, href) => {
  expect(read(words)).toEqual({ link: { kind: 'url', href } })
})

test('the anchor of a section of this page becomes a link to that section', () => {
  expect(read('#lesson_material')).toEqual({ link: { kind: 'section', sectionId: 'abcdefghij' } })
})

test.each(['0812-3456-7890', '+62 812 3456 7890', '+62 0812 3456 7890', '81234567890', 'wa.me/6281234567890'])(
  'the number %s opens WhatsApp',
  (words) => {
    expect(read(words)).toEqual({ link: { kind: 'whatsapp', number: '6281234567890', text: '' } })
  },
)

test('the message of a wa.me URL is kept', () => {
  expect(read('https://wa.me/6281234567890?text=Halo%20Kak')).toEqual({
    link: { kind: 'whatsapp', number: '6281234567890', text: 'Halo Kak' },
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'apa saja', '//jahat.example'])(
  '%s is refused with a sentence',
  (words) => {
    expect(read(words)).toHaveProperty('problem')
  },
)

test.each([
  ['+65 9123 4567', '6591234567'],
  ['+81 90-1234-5678', '819012345678'],
])('a foreign number keeps its country code: %s', (words, number) =>
  expect(read(words)).toEqual({ link: { kind: 'whatsapp', number, text: '' } }),
)

test.each(['+65 91234', '0812 345', '+65 9123 4567 8901 23'])('%s is no whole number', (words) =>
  expect(phoneNumber(words)).toBeNull(),
)
