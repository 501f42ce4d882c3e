import { expect, test } from 'vitest'
import { recipientsOf } from './recipients.rules.ts'

test('everyone is told once, for the nearest reason, and nobody of the own comment', () => {
  const told = recipientsOf({
    authorId: 'penulis',
    mentionedIds: ['disebut', 'penulis', 'semua'],
    participantIds: ['ikut', 'semua', 'penulis'],
    lastEditorIds: ['penyunting', 'ikut', 'semua', 'penulis'],
  })
  expect(Object.fromEntries(told)).toEqual({
    disebut: 'mentioned',
    semua: 'mentioned',
    ikut: 'answered',
    penyunting: 'edited',
  })
})
