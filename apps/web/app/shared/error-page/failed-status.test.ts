import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { failedStatus } from './failed-status.ts'

const refused = (status: number) => new ApiError(status, 'Kalimatnya.', { code: 'busy' })

test('a screen has the status with which the API refused, and the gravest of several', () => {
  expect(failedStatus([refused(503)])).toBe(503)
  expect(failedStatus([refused(403), refused(503)])).toBe(503)
})

test('a screen that failed by itself keeps the status of the router', () => {
  expect(failedStatus([])).toBeUndefined()
  expect(failedStatus([new TypeError('a mistake of ours')])).toBeUndefined()
})
