import { afterEach, expect, test, vi } from 'vitest'
import { dropScans, keepScan, waitingScans } from './waiting-scans.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const [one, other] = ['one', 'other'].map((id) => ({ id, code: 'ABCD1234', at: 1 })) as [
  { id: string; code: string; at: number },
  { id: string; code: string; at: number },
]

test('scans wait in this browser under their door alone, until they are sent', () => {
  keepScan('budi-acara', one)
  keepScan('budi-acara', other)
  expect(waitingScans('budi-acara')).toEqual([one, other])
  expect(waitingScans('sari-acara')).toEqual([])
  dropScans('budi-acara', ['one'])
  expect(waitingScans('budi-acara')).toEqual([other])
})

test('a browser that stores nothing keeps them while the tab is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepScan('budi-penuh', one)
  expect(waitingScans('budi-penuh')).toEqual([one])
  dropScans('budi-penuh', ['one'])
  expect(waitingScans('budi-penuh')).toEqual([])
})

test('what is stored and no scan is left out', () => {
  localStorage.setItem('naikkelas-door-budi-lama', JSON.stringify([one, { id: 3 }, null]))
  expect(waitingScans('budi-lama')).toEqual([one])
  localStorage.setItem('naikkelas-door-budi-lama', '{')
  expect(waitingScans('budi-lama')).toEqual([])
})
