import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { loadPreview, refusePreviewed } from './load-preview.ts'

const args = {
  params: { id: 'k1' },
  url: new URL('http://localhost:3000/admin/pratinjau/karir/k1'),
} as unknown as LoaderFunctionArgs
const thrown = (error: unknown) => loadPreview(args, () => Promise.reject(error)).catch((answer: unknown) => answer)

test('what is previewed is asked for by the id in the address', async () => {
  expect(await loadPreview(args, async (id) => ({ id }))).toEqual({ id: 'k1' })
})

test('a visitor is led to the sign-in of admins, and from there back to the preview', async () => {
  const answer = (await thrown(new ApiError(401, 'Masuk dahulu', { code: 'not_signed_in' }))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/admin/login?tujuan=%2Fadmin%2Fpratinjau%2Fkarir%2Fk1',
  ])
})

test('an admin without its menu is refused, and forms of a preview send nothing', async () => {
  const answer = (await thrown(new ApiError(403, 'Tidak boleh', { code: 'not_allowed' }))) as Response
  expect(answer.status).toBe(403)
  expect(refusePreviewed().init?.status).toBe(403)
})
