import { expect, test } from 'vitest'
import type { Keys } from '../secrets/key-ring.ts'
import { openPersonal, personKeyIds, sealPersonal } from './people-values.rules.ts'

const keysOf = (id: string): Keys => [{ id, value: `kunci ${id}` }]
const person = {
  id: '7',
  name: 'Sari Wulandari',
  newEmail: 'sari@contoh.test',
  phone: null,
  isEmailVerified: true,
  role: 1,
  homes: [{ street: 'Jalan Braga 1', label: 'Rumah' }],
}

test('names, addresses and numbers are kept sealed at any depth, the rest is readable', () => {
  const sealed = sealPersonal(person, keysOf('a'), 'entry 1')

  expect(JSON.stringify(sealed)).not.toMatch(/Sari|sari|Braga/)
  expect(sealed).toMatchObject({ id: '7', phone: null, isEmailVerified: true, role: 1, homes: [{ label: 'Rumah' }] })
  expect([...personKeyIds(sealed)]).toEqual(['a'])
  expect(openPersonal(sealed, new Map([['a', keysOf('a')]]), 'entry 1')).toEqual(person)
})

test('without the key, with that of another person, or in another entry they are gone', () => {
  const sealed = sealPersonal({ name: 'Sari' }, keysOf('a'), 'entry 1')

  expect(openPersonal(sealed, new Map(), 'entry 1')).toEqual({ name: '[erased]' })
  expect(openPersonal(sealed, new Map([['a', keysOf('b')]]), 'entry 1')).toEqual({ name: '[erased]' })
  expect(openPersonal(sealed, new Map([['a', keysOf('a')]]), 'entry 2')).toEqual({ name: '[erased]' })
})

test('of a person who is gone already nothing personal is kept', () => {
  expect(sealPersonal({ id: '7', name: 'Sari' }, null, 'entry 1')).toEqual({ id: '7', name: '[erased]' })
})

test('what is not sealed by us does not open, and says nothing', () => {
  for (const odd of ['', '.', 'a', 'a.AAAA'])
    expect(openPersonal({ name: { $sealed: odd } }, new Map([['a', keysOf('a')]]), 'entry 1')).toEqual({
      name: '[erased]',
    })
})
