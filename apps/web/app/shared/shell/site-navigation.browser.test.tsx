import '@naikkelas/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Form, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SiteNavigation } from './site-navigation.tsx'

/** A screen that is higher than any window, with the ways that lead away from it. */
function Screen({ name }: { name: string }) {
  const navigate = useNavigate()
  return (
    <main style={{ height: '4000px', paddingTop: '1200px' }}>
      <h1>{name}</h1>
      <Link to="/berikut" preventScrollReset>
        Berikutnya
      </Link>
      <Link to="/berikut#bawah" preventScrollReset>
        Ke bawah
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Kembali
      </button>
      <Form method="post">
        <button type="submit">Kirim</button>
      </Form>
    </main>
  )
}

/** @param until what the next screen and the answer to a form wait for */
function open({ until = Promise.resolve() }: { until?: Promise<unknown> } = {}) {
  const waited = async () => {
    await until
    return null
  }
  const frame = (
    <>
      <SiteNavigation />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <Screen name="Awal" />, action: waited },
        { path: '/berikut', element: <Screen name="Berikut" />, loader: waited },
      ],
    },
  ])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<RouterProvider router={router} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeInTheDocument()

/** Long after a new screen would have been put to its top. */
async function expectUntouched(scrolled: { mock: { calls: unknown[] } }) {
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
  expect(scrolled.mock.calls).toEqual([])
}

test('a new screen begins at its top; one that Back leads to stays where it is put', async () => {
  open()
  await heading('Awal')
  scrollTo(0, 900)
  await page.getByRole('link', { name: 'Berikutnya' }).click()
  await heading('Berikut')
  await expect.poll(() => scrollY).toBe(0)

  scrollTo(0, 700)
  const scrolled = vi.spyOn(window, 'scrollTo')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await heading('Awal')
  await expectUntouched(scrolled)
})

test('an anchor of a new screen is not scrolled away from', async () => {
  open()
  await heading('Awal')
  const scrolled = vi.spyOn(window, 'scrollTo')
  await page.getByRole('link', { name: 'Ke bawah' }).click()
  await heading('Berikut')
  await expectUntouched(scrolled)
})

test('while the next screen is on its way its status is read out, and the present one stays usable', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  open({ until: promise })
  await page.getByRole('link', { name: 'Berikutnya' }).click()
  await expect.element(page.getByText('Memuat…')).toBeInTheDocument()
  expect(page.getByText('Memuat', { exact: true }).elements()).toHaveLength(0)
  resolve()
  await heading('Berikut')
  await expect.element(page.getByText('Memuat…')).not.toBeInTheDocument()
})

test('what was sent is waited for, until it is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  open({ until: promise })
  await page.getByRole('button', { name: 'Kirim' }).click()
  const waiting = page.getByText('Memuat', { exact: true })
  await expect.element(waiting).toBeInTheDocument()
  resolve()
  await expect.element(waiting).not.toBeInTheDocument()
})

test('a service worker of an earlier release is taken out', async () => {
  const unregister = vi.fn(() => Promise.resolve(true))
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([
    { unregister } as unknown as ServiceWorkerRegistration,
  ])
  open()
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce(), 15_000)
})
