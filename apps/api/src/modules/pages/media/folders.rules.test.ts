import type { MediaFolder } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { freeName, isNameTaken, pathTo, placeFlaw, withDescendants } from './folders.rules.ts'

const folder = (id: string, parentId: string | null = null, name = id): MediaFolder => ({
  id,
  parentId,
  name,
  mediaCount: 0,
})
const folders = [folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d', 'c'), folder('z')]

test('a folder knows what is below it and the way to it', () => {
  expect(withDescendants(folders, 'b')).toEqual(['b', 'c', 'd'])
  expect(pathTo(folders, 'c')).toEqual(['a', 'b', 'c'])
})

test.each([
  ['into itself', { id: 'a', parentId: 'a' }, 'Folder tidak dapat dipindahkan ke dalam dirinya sendiri'],
  ['below itself', { id: 'a', parentId: 'c' }, 'Folder tidak dapat dipindahkan ke dalam dirinya sendiri'],
  ['deeper than four', { id: null, parentId: 'd' }, 'Folder paling dalam 4 tingkat'],
  ['deeper than four with what it holds', { id: 'b', parentId: 'z' }, null],
  ['with four below', { id: 'a', parentId: 'z' }, 'Folder paling dalam 4 tingkat'],
  ['into one that is gone', { id: 'z', parentId: 'x' }, 'Folder ini sudah tidak ada'],
])('where a folder goes: %s', (_, where, flaw) => {
  expect(placeFlaw(folders, where)).toBe(flaw)
})

test('a name is taken by its neighbours only, however it is written', () => {
  expect(isNameTaken(folders, { id: null, parentId: 'a', name: 'B' })).toBe(true)
  expect(isNameTaken(folders, { id: 'b', parentId: 'a', name: 'B' })).toBe(false)
  expect(isNameTaken(folders, { id: null, parentId: null, name: 'B' })).toBe(false)
})

test('what moves up beside a namesake gets a number and stays within the length', () => {
  const long = 'n'.repeat(60)
  const crowded = [folder('p'), folder('q', null, long), folder('r', 'p', long)]
  const name = freeName(crowded, { id: 'r', parentId: null, name: long })
  expect(name).toHaveLength(60)
  expect(name.endsWith(' (2)')).toBe(true)
})
