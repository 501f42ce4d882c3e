import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { show } from '../text/testing/open-text.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { SaveState } from '../save/saver-types.ts'

/** A builder with something unsaved, a link out of it, and a saver that can or cannot save. */
async function openBuilder({ hasPending = true, canSave = true } = {}) {
  const state = createStore<SaveState>(() => ({
    status: 'saving',
    needsSignIn: false,
    needsReload: false,
    conflicts: [],
    hasPending,
    details: { typed: {}, ready: [], mistakes: {} },
  }))
  const saver = {
    ...state,
    resume: vi.fn(),
    goOffline: vi.fn(),
    refresh: vi.fn(async () => {}),
    sendOnLeave: vi.fn(),
    flush: vi.fn(async () => {
      if (canSave) state.setState({ hasPending: false })
      return canSave
    }),
  }
  const parts = { saver } as unknown as BuilderParts
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <BuilderContext value={parts}>
          <LeaveGuard />
          <p>Penyunting</p>
          <Link to="/daftar">Ke daftar</Link>
        </BuilderContext>
      ),
    },
    { path: '/daftar', element: <p>Daftar halaman</p> },
  ])
  show(<RouterProvider router={router} />)
  await expect.element(page.getByText('Penyunting')).toBeVisible()
  return { saver, state }
}

const isDialogShown = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving saves first and then continues', async () => {
  const { saver } = await openBuilder()
  await userEvent.click(page.getByRole('link', { name: 'Ke daftar' }))
  await expect.element(page.getByText('Daftar halaman')).toBeVisible()
  expect(saver.flush).toHaveBeenCalled()
})

test('unsaved changes are asked about: stay, or leave them in the browser', async () => {
  await openBuilder({ canSave: false })
  await userEvent.click(page.getByRole('link', { name: 'Ke daftar' }))
  await userEvent.click(page.getByRole('button', { name: 'Tetap di sini' }))
  await expect.element(page.getByText('Penyunting')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Ke daftar' }))
  await userEvent.click(page.getByRole('button', { name: 'Tinggalkan' }))
  await expect.element(page.getByText('Daftar halaman')).toBeVisible()
})

test('the browser warns before closing the tab, only while something is unsaved', async () => {
  const { state } = await openBuilder()
  expect(isDialogShown()).toBe(true)
  state.setState({ hasPending: false })
  await vi.waitFor(() => expect(isDialogShown()).toBe(false), 15_000)
})

test('the network going and coming, and the page being hidden and left, reach the saver', async () => {
  const { saver } = await openBuilder()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('pagehide'))
  expect([saver.goOffline, saver.resume, saver.sendOnLeave].map((reported) => reported.mock.calls.length)).toEqual([
    1, 1, 1,
  ])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(saver.flush).toHaveBeenCalledTimes(1)
})
