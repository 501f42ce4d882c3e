import { expect, test } from 'vitest'
import { areSameParams, hiddenColumnsOf, hiddenFilter, viewParamsOf } from './view-params.ts'

test('a view keeps filters and columns, and neither the page of the list nor the open record', () => {
  const params = new URLSearchParams('cari=dewi&status=blocked&halaman=sebelum-17&catatan=9&sembunyi=phone')
  expect(viewParamsOf(params)).toEqual({ cari: 'dewi', status: 'blocked', sembunyi: 'phone' })
})

test('two views are the same whatever the order of their filters', () => {
  expect(areSameParams({ cari: 'a', status: 'b' }, { status: 'b', cari: 'a' })).toBe(true)
  expect(areSameParams({ cari: 'a' }, { cari: 'a', status: 'b' })).toBe(false)
  expect(areSameParams({ cari: 'a', status: 'b' }, { cari: 'a' })).toBe(false)
  expect(areSameParams({}, {})).toBe(true)
})

test('hidden columns survive the way into the address and back', () => {
  const atFirst = ['endpoint', 'recordId']
  for (const hidden of [[], ['endpoint'], ['admin', 'endpoint'], atFirst]) {
    const [[name, value] = ['', '']] = Object.entries(hiddenFilter(hidden, atFirst))
    const params = new URLSearchParams(value === '' ? {} : { [name]: value })
    expect(hiddenColumnsOf(params, atFirst)).toEqual(hidden)
  }
  expect(hiddenFilter(['recordId', 'endpoint'], atFirst)).toEqual({ sembunyi: '' })
})
