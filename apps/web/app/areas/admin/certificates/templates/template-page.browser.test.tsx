import type { CertificateTemplate } from '@naikkelas/contract/learning'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { TemplatePage } from './template-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const course = { id: '0197a1c2-0000-7000-8000-000000000011', name: 'Iklan yang laku' }
const stored: CertificateTemplate = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  version: 3,
  updatedAt: '2026-11-20T03:00:00.000Z',
  changedBy: 'Sari Wulandari',
  courses: [],
  value: {
    name: 'Bawaan',
    look: {
      layout: 'bingkai',
      accent: 'toska',
      heading: 'Sertifikat',
      sentence: 'telah menyelesaikan kelas',
      signerName: 'Bima Prakoso',
      signerTitle: '',
    },
    signatureId: null,
    isDefault: true,
    courseIds: [],
  },
}

type Sent = [method: string, path: string, body: Record<string, unknown>]

/** The form over an API that draws the heading as its picture, and keeps what is saved. */
function open(mayChange = true) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, unknown>
    const { pathname } = new URL(address, location.origin)
    sent.push([init.method ?? 'GET', pathname, body])
    const isPreview = pathname.endsWith('/preview')
    const data = isPreview
      ? { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 842 595"/>' }
      : { ...stored, ...body, version: 4 }
    return Response.json({ status: 200, message: 'Berhasil', data })
  })
  const element = <TemplatePage record={stored} courses={[course]} isFirst={false} mayChange={mayChange} />
  const router = createMemoryRouter([{ path: '*', element }])
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return sent
}

const previews = (sent: readonly Sent[]) =>
  sent.filter(([, path]) => path.endsWith('/preview')).map(([, , { look }]) => (look as { heading: string }).heading)

test('the preview follows what is typed', async () => {
  const sent = open()
  await expect.element(page.getByRole('img', { name: /Pratinjau sertifikat/ })).toBeVisible()
  const heading = page.getByRole('textbox', { name: 'Judul' })
  await userEvent.fill(heading, 'Sertifikat Juara')
  await expect.poll(() => previews(sent)).toEqual(['Sertifikat', 'Sertifikat Juara'])
})

test('what was changed is saved over the version that was opened', async () => {
  const sent = open()
  await userEvent.fill(page.getByRole('textbox', { name: 'Jabatan' }), 'Kepala Pembelajaran')
  await userEvent.click(page.getByRole('button', { name: 'Simpan', exact: true }))
  await expect.element(page.getByText('Bawaan disimpan')).toBeVisible()
  const saved = sent.find(([method]) => method === 'PUT')
  const look = { ...stored.value.look, signerTitle: 'Kepala Pembelajaran' }
  expect(saved).toEqual([
    'PUT',
    `/api/admin/certificate-templates/${stored.id}`,
    { value: { ...stored.value, look }, version: 3 },
  ])
})

test('an admin who may not change courses sees the template and no button that saves', async () => {
  open(false)
  await expect.element(page.getByRole('textbox', { name: 'Judul' })).toBeDisabled()
  expect(page.getByRole('button', { name: 'Simpan', exact: true }).elements()).toEqual([])
})
