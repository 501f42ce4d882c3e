import { expect, test } from 'vitest'
import { chatWithAnswers } from './chat-text.rules.ts'

const answers = [
  { label: 'Nama', value: 'Sari & Budi' },
  { label: 'Pesan', value: 'dua\nbaris #1' },
]
const textOf = (address: string, name: string) => new URL(address, 'https://wa.me').searchParams.get(name)

test('a chat begins with the words of the button and what was answered', () => {
  const address = chatWithAnswers({ address: 'https://wa.me/62812?text=Halo%20kak', pageName: 'Kelas', answers })
  expect(address).toMatch(/^https:\/\/wa\.me\/62812\?text=Halo%20kak/)
  expect(textOf(address, 'text')).toBe('Halo kak\n\nNama: Sari & Budi\nPesan: dua baris #1')
})

test('a chat in turn says where from, when the button says nothing', () => {
  const address = chatWithAnswers({ address: '/wa/abc', pageName: 'Kelas', answers })
  expect(address.startsWith('/wa/abc?teks=')).toBe(true)
  expect(textOf(address, 'teks')).toBe(
    'Halo, saya baru mengisi formulir di Kelas.\n\nNama: Sari & Budi\nPesan: dua baris #1',
  )
})

test('a long answer is cut, and never in the middle of a character', () => {
  const address = chatWithAnswers({
    address: '/wa/abc',
    pageName: 'Kelas',
    answers: [{ label: 'Pesan', value: '👍'.repeat(2_000) }],
  })
  expect(textOf(address, 'teks')?.length).toBe(900)
})
