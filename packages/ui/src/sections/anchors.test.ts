import { expect, it } from 'vitest'
import { anchorsOf } from './anchors.ts'

it('names the first section of a type by its type and counts the others', () => {
  const anchors = anchorsOf([
    { id: 'a', type: 'headline' },
    { id: 'b', type: 'paragraph' },
    { id: 'c', type: 'paragraph' },
    { id: 'd', type: 'headline' },
    { id: 'e', type: 'paragraph' },
  ])
  expect(Object.fromEntries(anchors)).toEqual({
    a: 'headline',
    b: 'paragraph',
    c: 'paragraph-2',
    d: 'headline-2',
    e: 'paragraph-3',
  })
})
