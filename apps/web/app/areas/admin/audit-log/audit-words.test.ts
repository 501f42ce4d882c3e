import * as shared from '@naikkelas/contract'
import * as files from '@naikkelas/contract/files'
import * as identity from '@naikkelas/contract/identity'
import * as marketing from '@naikkelas/contract/marketing'
import * as commerce from '@naikkelas/contract/commerce'
import * as pages from '@naikkelas/contract/pages'
import * as site from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { actionWords, unexplained } from './audit-words.ts'

const writing = [shared, commerce, files, identity, marketing, pages, site]
  .flatMap((part) => Object.values(part) as unknown[])
  .filter(
    (one): one is { method: string; path: string } =>
      typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string',
  )
  .filter(({ method, path }) => method !== 'GET' && path.startsWith('/admin/'))
  .map(({ method, path }) => `${method} ${path}`)
/** They leave no entry, or are of a visitor who is not signed in. */
const unrecorded = new Set([
  'DELETE /admin/landing-pages/{pageId}/presence/{tabId}',
  'POST /admin/first',
  'POST /admin/invitations/accept',
  'POST /admin/landing-pages/bulk-actions/preview',
  'POST /admin/landing-pages/{pageId}/changes',
  'POST /admin/landing-pages/{pageId}/presence',
  'POST /admin/links/check',
  'POST /admin/media/lookup',
  'POST /admin/paths/check',
  'POST /admin/password-resets',
  'POST /admin/password-resets/confirm',
  'POST /admin/price-actions/preview',
  'POST /admin/sign-in',
  'POST /admin/sign-in/code',
  'POST /admin/sign-in/passkey',
  'POST /admin/sign-in/passkey/options',
  'POST /admin/sign-out',
  'PUT /admin/look',
])

test('every change that an admin can make has words', () => {
  expect(writing.length).toBeGreaterThan(100)
  expect(writing.filter((endpoint) => !unrecorded.has(endpoint) && unexplained(endpoint).length > 0)).toEqual([])
})

test.each([
  ['POST /admin/landing-pages/{pageId}/publish', 'Menerbitkan halaman landing'],
  ['PATCH /admin/partners/{partnerId}', 'Mengubah mitra'],
  ['DELETE /admin/landing-pages/{pageId}/comments/{threadId}/replies/{commentId}', 'Menghapus balasan komentar'],
  ['PUT /admin/site-settings/brand', 'Mengubah pengaturan situs'],
  ['POST /admin/audit-exports', 'Mengekspor log audit'],
  ['POST /admin/password', 'Mengganti kata sandi'],
  ['POST /admin/passkeys', 'Menambah passkey'],
  ['POST /admin/passkeys/{passkeyId}/remove', 'Menghapus passkey'],
  ['POST /admin/sellables/change-status', 'Mengubah status isi katalog'],
  ['PUT /admin/sellables/{sellableId}/outline', 'Mengubah silabus kelas'],
  ['PUT /admin/lessons/{lessonId}', 'Mengubah isi materi'],
  ['POST /admin/transactions/{orderId}/confirm', 'Mengonfirmasi transaksi'],
  ['POST /admin/price-actions/{actionId}/undo', 'Mengurungkan perubahan harga massal'],
  ['job carry-out-setting-change', 'Perubahan terjadwal berlaku'],
])('%s reads “%s”', (endpoint, words) => {
  expect(actionWords(endpoint)).toBe(words)
})
