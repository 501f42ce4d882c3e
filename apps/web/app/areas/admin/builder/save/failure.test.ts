import { errorTable } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { failureOf } from './failure.ts'

test('a change that the server has with other content is shown to its author, and not resent', () => {
  const { status, message } = errorTable.change_taken
  const error = new ApiError(status, message, { code: 'change_taken', changeId: 'a' })

  expect(failureOf(error)).toEqual({ kind: 'refused', changeId: 'a', accepted: [], sentence: message })
})
