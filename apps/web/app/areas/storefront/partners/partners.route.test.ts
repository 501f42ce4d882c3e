import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import routes from '../../../routes.ts'
import { loader } from './partners.route.tsx'

const fileAt = (path: string) => {
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)
  return (matches?.at(-1)?.route as { path?: string; file?: string } | undefined)?.file
}

test('/p redirects to the list of courses by partners, keeping the query', () => {
  expect(fileAt('/p')).toBe('areas/storefront/partners/partners.route.tsx')
  const request = new Request('https://naikkelas.test/p?utm_source=ig')
  const answer = loader({ request } as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/daftar-kelas-partner?utm_source=ig'])
})

test('unknown paths below it stay unknown', () => {
  for (const path of ['/p/tidak-ada', '/p/a/b', '/tidak-ada', '/px'])
    expect([path, fileAt(path)]).toEqual([path, 'areas/storefront/not-found/unknown.route.tsx'])
})
