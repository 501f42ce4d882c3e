import { expect, test } from 'vitest'
import { blobSaysSessionEnded, saysSessionEnded } from './session-ended.ts'

const refused = { status: 401, message: 'Masuk dahulu.', data: { code: 'not_signed_in' } }
const blobOf = (value: unknown, type = 'application/json') => new Blob([JSON.stringify(value)], { type })

test('a session is over by the status of the answer, of its body, or of JSON in the place of a file', async () => {
  expect(saysSessionEnded(401, refused)).toBe(true)
  expect(saysSessionEnded(200, refused)).toBe(true)
  expect(await blobSaysSessionEnded(200, blobOf(refused))).toBe(true)
  expect(await blobSaysSessionEnded(401, new Blob(['%PDF']))).toBe(true)
})

test('a wrong password, other refusals and files end no session', async () => {
  expect(saysSessionEnded(401, { status: 401, data: { code: 'wrong_credentials' } })).toBe(false)
  expect(saysSessionEnded(403, { status: 403, data: null })).toBe(false)
  expect(saysSessionEnded(200, null)).toBe(false)
  expect(await blobSaysSessionEnded(200, new Blob(['%PDF'], { type: 'application/pdf' }))).toBe(false)
  expect(await blobSaysSessionEnded(200, new Blob(['{'], { type: 'application/json' }))).toBe(false)
})
