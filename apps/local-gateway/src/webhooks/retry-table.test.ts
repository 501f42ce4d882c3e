import { expect, test } from 'vitest'
import type { Protocol } from '../charges.ts'
import { pauseAfter } from './retry-table.ts'

/** Pauses in minutes, until it is given up. */
function pauses(protocol: Protocol, status: number | null): number[] {
  const found: number[] = []
  for (let attempts = 1; ; attempts++) {
    const pause = pauseAfter(protocol, status, attempts)
    if (pause === undefined) return found
    found.push(pause / 60_000)
  }
}

test('what was taken is not sent again', () => {
  for (const protocol of ['xendit', 'midtrans'] as const)
    for (const status of [200, 202, 204]) expect(pauses(protocol, status)).toEqual([])
})

test('Xendit tries for 24 hours, whatever it is answered', () => {
  for (const status of [null, 301, 400, 500, 503])
    expect(pauses('xendit', status)).toEqual([15, 45, 120, 180, 360, 720])
})

test('Midtrans tries as often as the answer says', () => {
  expect(pauses('midtrans', 302)).toEqual([])
  expect(pauses('midtrans', 500)).toEqual([2])
  expect(pauses('midtrans', 404)).toEqual([2, 10])
  expect(pauses('midtrans', 503)).toEqual([2, 10, 30, 90])
  expect(pauses('midtrans', null)).toEqual([2, 10, 30, 90, 210])
})
