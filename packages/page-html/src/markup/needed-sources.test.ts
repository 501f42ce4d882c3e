import { expect, test } from 'vitest'
import { neededSources } from './needed-sources.ts'

const all = '/a/480.avif 480w,/a/720.avif 720w,/a/960.avif 960w,/a/1600.avif 1600w'

test('a picture of fixed size offers no file wider than three device pixels per CSS pixel', () => {
  expect(neededSources(all, '44px')).toBe('/a/480.avif 480w')
  expect(neededSources(all, '18rem')).toBe('/a/480.avif 480w,/a/720.avif 720w,/a/960.avif 960w')
  expect(neededSources(all, '60rem')).toBe(all)
})

test('a picture that grows with the screen offers every width', () => {
  expect(neededSources(all, '(min-width:62rem) 33rem,100vw')).toBe(all)
  expect(neededSources(all, '')).toBe(all)
})
