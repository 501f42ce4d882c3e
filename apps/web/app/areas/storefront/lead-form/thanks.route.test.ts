import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../../../shared/api/api-context.ts'
import { loader } from './thanks.route.tsx'

const pageId = '0197a1c2-0000-7000-8000-000000000001'

/** The API request for a thank-you page with this query. */
async function askedFor(query: string) {
  const request = new Request(`http://localhost:3000/terima-kasih/${pageId}/bagian0001${query}`)
  const asked: string[] = []
  const context = new RouterContextProvider()
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).search)
    return Response.json({ status: 404, message: 'Tidak ada.', data: { code: 'form_closed' } }, { status: 404 })
  }
  context.set(apiContext, { api: { fetch }, request })
  const given = { context, request, params: { pageId, sectionId: 'bagian0001' }, url: new URL(request.url) }
  await expect(loader(given as unknown as Parameters<typeof loader>[0])).rejects.toMatchObject({ status: 404 })
  return asked
}

test('a valid token of ours decides the content', async () => {
  expect(await askedFor('?isian=abc-12.def_34')).toEqual(['?sent=abc-12.def_34'])
})

test.each(['', '?isian=', '?isian=%00', '?isian=a%0Ab', '?isian=%F0%9F%98%80', `?isian=${'a'.repeat(121)}`])(
  'other values (%s) are ignored',
  async (query) => expect(await askedFor(query)).toEqual(['']),
)
