import { expect, test } from 'vitest'
import { createRouter } from './router.ts'

const router = createRouter<string>()
router.add('GET', '/api/pages', 'list')
router.add('POST', '/api/pages', 'create')
router.add('GET', '/api/pages/{pageId}', 'get')
router.add('DELETE', '/api/pages/{pageId}', 'delete')
router.add('GET', '/api/pages/published', 'published')
router.add('GET', '/api/leads.{format}', 'export')
router.add('GET', '/api/pages/{pageId}/figures.{format}', 'figures')
router.add('*', '/media/*', 'media')

test('a fixed segment wins over a parameter', () => {
  expect(router.match('GET', '/api/pages/published')?.value).toBe('published')
  expect(router.match('GET', '/api/pages/7')).toMatchObject({ value: 'get', params: { pageId: '7' } })
})

test('where a fixed segment does not serve the method the parameter is asked', () => {
  expect(router.match('DELETE', '/api/pages/published')).toMatchObject({
    value: 'delete',
    params: { pageId: 'published' },
  })
})

test('a parameter may follow fixed letters in its segment', () => {
  expect(router.match('GET', '/api/leads.csv')).toMatchObject({ value: 'export', params: { format: 'csv' } })
  expect(router.match('GET', '/api/pages/7/figures.xlsx')).toMatchObject({
    value: 'figures',
    params: { pageId: '7', format: 'xlsx' },
  })
  expect(router.match('GET', '/api/leads.')).toBeNull()
})

test('parameters are decoded once, and invalid encoding is 404', () => {
  expect(router.match('GET', '/api/pages/a%2Fb%2520')?.params).toEqual({ pageId: 'a/b%20' })
  expect(router.match('GET', '/api/pages/%E0%A4%A')).toBeNull()
})

test('a method that is not served names all that are', () => {
  expect(router.match('PUT', '/api/pages')).toEqual({ value: undefined, params: {}, methods: ['GET', 'POST'] })
  expect(router.match('PUT', '/api/pages/published')?.methods).toEqual(['GET', 'DELETE'])
})

test('HEAD is served where GET is', () => {
  expect(router.match('HEAD', '/api/pages')?.value).toBe('list')
})

test('a slash at the end changes nothing, an empty segment does', () => {
  expect(router.match('GET', '/api/pages/')?.value).toBe('list')
  expect(router.match('GET', '/api/pages//')).toBeNull()
  expect(router.match('GET', '/api//pages')).toBeNull()
})

test('every path below a prefix has one handler for all methods', () => {
  expect(router.match('PATCH', '/media/a/b/c.webp')?.value).toBe('media')
  expect(router.match('GET', '/media/')?.value).toBe('media')
  expect(router.match('GET', '/media')).toBeNull()
})

test('two endpoints at one address are a mistake that is seen at the start', () => {
  expect(() => router.add('GET', '/api/pages', 'again')).toThrow('two endpoints are bound to GET /api/pages')
})
