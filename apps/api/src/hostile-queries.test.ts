import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { BoundEndpoint } from './platform/endpoints/index.ts'
import { askEndpoint } from './testing/authorization/ask-endpoint.ts'
import { makePage } from './testing/page-factories.ts'
import { createTestApp } from './testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn()
const cookie = [...rani.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const { page } = await makePage(rani)

/** What no filter means, or what only looks like a place, a day or a number. */
const hostile = [
  '%00',
  '%ff%fe',
  '-1',
  '0',
  '1e308',
  '99999999999999999999',
  '9'.repeat(400),
  'NaN',
  '%25_%5C',
  '0000-01-01',
  '9999-12-31',
  '2026-02-31',
  '9999-99-99T99:99:99.999Z_0197a1c2-0000-7000-8000-000000000001',
  '0000-01-01T00:00:00.000Z_0197a1c2-0000-7000-8000-000000000001',
  '00000000-0000-0000-0000-000000000000',
  'a%2C'.repeat(500),
  '%F0%9F%98%80'.repeat(300),
]

/** The parameters that the address of an endpoint may have. */
function parametersOf({ endpoint }: BoundEndpoint): string[] {
  const query = shapeOf(endpoint.input).query
  return query === undefined ? [] : Object.keys(shapeOf(query))
}

const shapeOf = (schema: unknown) =>
  schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, unknown>) : {}

const asked = app.bound.filter((bound) => bound.method === 'GET' && parametersOf(bound).length > 0)

test('whatever an address asks a list for, it is answered or refused, and nothing fails', async () => {
  expect(asked.length).toBeGreaterThan(15)
  const failed: string[] = []
  for (const bound of asked)
    for (const name of parametersOf(bound))
      for (const value of hostile) {
        const query = `?${name}=${value}`
        const status = await askEndpoint(app, bound, { cookie, values: { pageId: page.id }, query })
        if (status >= 500) failed.push(`${bound.path}${query.slice(0, 60)}: ${status}`)
      }
  expect(failed).toEqual([])
  expect(app.failures).toEqual([])
}, 300_000)
