import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../text/testing/open-text.tsx'
import { lateEditor } from './late-editor.tsx'

const Price = ({ label }: { label: string }) => <input aria-label={label} />

test('an editor that fails to load says so in its place, and a button retries', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('No network.')).mockRejectedValueOnce(new Error('No network.'))
  load.mockResolvedValue(Price)
  const Late = lateEditor<{ label: string }>(load)
  show(<Late label="Harga" />)
  await expect.element(page.getByText('Harga belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.')).toBeVisible()
  load.mockReset().mockResolvedValue(Price)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Harga' })).toBeVisible()
})

test('while the server is down no editor is requested, and it loads when the server is back', async () => {
  const load = vi.fn(async () => Price)
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => fetching.mockRestore())
  const Late = lateEditor<{ label: string }>(load)
  show(<Late label="Harga" />)
  await expect.element(page.getByText('Harga belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  fetching.mockResolvedValue(new Response())
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Harga' })).toBeVisible()
})

test('a loaded editor is shown immediately', async () => {
  const Late = lateEditor<{ label: string }>(async () => Price)
  const first = show(<Late label="Harga" />)
  await expect.element(page.getByRole('textbox', { name: 'Harga' })).toBeVisible()
  first.draw(null)
  first.draw(<Late label="Harga coret" />)
  expect(first.container.querySelector('input')?.getAttribute('aria-label')).toBe('Harga coret')
})
