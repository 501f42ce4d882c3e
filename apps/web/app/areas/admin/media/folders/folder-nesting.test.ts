import { expect, test } from 'vitest'
import { folderChoices, foldersAbove, nested } from './folder-nesting.ts'

const folder = (id: string, parentId: string | null = null) => ({ id, parentId, name: id.toUpperCase(), mediaCount: 0 })
const folders = [folder('a'), folder('b'), folder('c', 'a'), folder('d', 'c')]

test('folders are listed by full path, below their parent', () => {
  expect(folderChoices(folders).map(({ path }) => path)).toEqual(['A', 'A / C', 'A / C / D', 'B'])
})

test('a folder is not offered a place below itself', () => {
  expect(folderChoices(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a nested folder is shown by opening its ancestors', () => {
  expect(nested(folders)[0]?.children[0]?.children[0]?.id).toBe('d')
  expect(foldersAbove(folders, 'd')).toEqual(['c', 'a'])
  expect(foldersAbove(folders, undefined)).toEqual([])
})
