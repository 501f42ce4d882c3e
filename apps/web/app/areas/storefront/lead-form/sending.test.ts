import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { refusedSending, sentAnswers } from './sending.ts'

test('errors are shown beside their fields, by field name', () => {
  const error = new ApiError(422, 'Ada isian yang perlu diperbaiki.', {
    code: 'invalid_input',
    fields: [
      { path: 'answers.name', message: 'Nama harus diisi' },
      { path: 'body.answers.text_2', message: 'Terlalu panjang' },
    ],
  })
  expect(refusedSending(error)).toEqual({
    notice: null,
    issues: { name: 'Nama harus diisi', text_2: 'Terlalu panjang' },
  })
})

test('other errors are shown above the form', () => {
  const error = new ApiError(429, 'Terlalu banyak percobaan.', { code: 'too_many' })
  expect(refusedSending(error)).toEqual({ notice: 'Terlalu banyak percobaan.', issues: {} })
  expect(refusedSending(new Error('secret')).notice).not.toContain('secret')
})

test('answers are the typed values, without the hidden fields', () => {
  const form = new FormData()
  form.append('name', ' Sari ')
  form.append('from', 'http://localhost/kelas?utm_source=ig')
  expect(sentAnswers(form)).toEqual({ name: ' Sari ' })
})
