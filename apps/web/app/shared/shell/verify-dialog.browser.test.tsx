import '@naikkelas/ui/styles.css'
import { verifyPromptKey } from '@naikkelas/contract/identity'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { VerifyDialog } from './verify-dialog.tsx'

function open() {
  const [onGo, onHide] = [vi.fn(), vi.fn()]
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<VerifyDialog profileHref="/profile/7" onGo={onGo} onHide={onHide} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { onGo, onHide }
}

const dialog = page.getByRole('dialog', { name: 'Verifikasi akun Anda' })
beforeEach(() => sessionStorage.setItem(verifyPromptKey, '1'))

test('Verifikasi Sekarang closes it and goes to the verification on the own page', async () => {
  const { onGo, onHide } = open()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Verifikasi Sekarang' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onGo.mock.calls).toEqual([['/profile/7?goto=verify']])
  expect([onHide.mock.calls.length, sessionStorage.getItem(verifyPromptKey)]).toEqual([0, null])
})

test('Nanti Saja closes it and says so once', async () => {
  const { onGo, onHide } = open()
  await page.getByRole('button', { name: 'Nanti Saja' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([onGo.mock.calls.length, onHide.mock.calls.length, sessionStorage.getItem(verifyPromptKey)]).toEqual([
    0,
    1,
    null,
  ])
})
