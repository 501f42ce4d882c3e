import { expect, test } from 'vitest'
import { contactsOf, maskedContact, namelessAnswers } from './contacts.rules.ts'

const answers = [
  { kind: 'name', value: 'Sari' },
  { kind: 'whatsapp', value: '6281234567890' },
  { kind: 'email', value: 'Sari@Toko.co' },
  { kind: 'email', value: 'sari@toko.co' },
  { kind: 'choice', value: 'Pagi' },
  { kind: 'text', value: 'Saya Sari' },
] as const

test('each number and e-mail is used once, in any notation', () => {
  expect(contactsOf(answers)).toEqual(['email:sari@toko.co', 'whatsapp:6281234567890'])
})

test('a contact is shown so that only its owner knows it', () => {
  expect(maskedContact('whatsapp:6281234567890')).toBe('0812-••••-7890')
  expect(maskedContact('whatsapp:6591234567')).toBe('+659-••••-4567')
  expect(maskedContact('email:sari@toko.co')).toBe('sa•••@toko.co')
})

test('without a name only what the form itself offered is left', () => {
  expect(namelessAnswers(answers)).toEqual([{ kind: 'choice', value: 'Pagi' }])
})
