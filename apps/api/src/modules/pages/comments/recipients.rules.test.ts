import { expect, test } from 'vitest'
import { recipientsOf } from './recipients.rules.ts'

test('each admin is notified once, for the most specific reason, and never of their own comment', () => {
  const recipients = recipientsOf({
    authorId: 'penulis',
    mentionedIds: ['disebut', 'penulis', 'semua'],
    participantIds: ['ikut', 'semua', 'penulis'],
    lastEditorIds: ['penyunting', 'ikut', 'semua', 'penulis'],
  })
  expect(Object.fromEntries(recipients)).toEqual({
    disebut: 'mentioned',
    semua: 'mentioned',
    ikut: 'answered',
    penyunting: 'edited',
  })
})
