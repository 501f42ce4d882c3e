import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRoot } from 'react-dom/client'
import { page, userEvent } from 'vitest/browser'
import { defaultPreferences } from './preferences.ts'
import { type KeptPreferences, PreferencesProvider, usePreferences } from './use-preferences.tsx'

let cookies: string[] = []

beforeEach(() => {
  cookies = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie.split('; path')[0] ?? ''))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const kept: KeptPreferences = { accountId: 'a1', area: '/admin', preferences: defaultPreferences }

function Menu() {
  const { preferences, change } = usePreferences()
  return (
    <>
      <p>{`${preferences.mode} ${preferences.density}`}</p>
      <button type="button" onClick={() => change({ mode: 'dark' })}>
        Gelap
      </button>
      <button type="button" onClick={() => change({ density: 'compact' })}>
        Rapat
      </button>
    </>
  )
}

/** A menu of the look over an API that answers when it is let; what it was sent. */
function open(given: KeptPreferences) {
  const api = { tries: 0, sent: [] as unknown[], answers: [] as (() => void)[], isReachable: true }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    api.tries += 1
    if (!api.isReachable) throw new TypeError('Failed to fetch')
    const data: unknown = JSON.parse(String(init.body))
    api.sent.push(data)
    await new Promise<void>((resolve) => api.answers.push(resolve))
    return Response.json({ status: 200, message: 'Berhasil', data })
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<PreferencesProvider kept={given}>{() => <Menu />}</PreferencesProvider>)
  return api
}

test('a choice is shown at once, stored with the account, and leaves no cookie behind', async () => {
  const api = open(kept)
  await userEvent.click(page.getByRole('button', { name: 'Gelap' }))
  await expect.element(page.getByText('dark comfortable')).toBeVisible()
  expect(cookies).toEqual(['nk_look_a1=mode=dark&density=comfortable&pages=cards'])
  await expect.poll(() => api.answers.length).toBe(1)

  // Another choice while the first is on its way goes after it.
  await userEvent.click(page.getByRole('button', { name: 'Rapat' }))
  expect(api.sent).toHaveLength(1)
  api.answers[0]?.()
  await expect.poll(() => api.answers.length).toBe(2)
  expect(api.sent[1]).toEqual({ mode: 'dark', density: 'compact', pages: 'cards' })
  expect(cookies.at(-1)).toBe('nk_look_a1=mode=dark&density=compact&pages=cards')
  api.answers[1]?.()
  await expect.poll(() => cookies.at(-1)).toBe('nk_look_a1=')
})

test('a choice that could not be sent stays in the cookie, and is sent by the next load', async () => {
  const before = open(kept)
  before.isReachable = false
  await userEvent.click(page.getByRole('button', { name: 'Gelap' }))
  await expect.element(page.getByText('dark comfortable')).toBeVisible()
  const unsent = { ...defaultPreferences, mode: 'dark' } as const

  await expect.poll(() => before.tries).toBe(1)
  expect(cookies).toEqual(['nk_look_a1=mode=dark&density=comfortable&pages=cards'])

  const api = open({ ...kept, preferences: unsent, isUnsent: true })
  await expect.poll(() => api.sent).toEqual([unsent])
  api.answers[0]?.()
  await expect.poll(() => cookies.at(-1)).toBe('nk_look_a1=')
})

test('a partner’s look stays in the browser', async () => {
  const api = open({ ...kept, area: '/partner' })
  await userEvent.click(page.getByRole('button', { name: 'Gelap' }))
  await expect.element(page.getByText('dark comfortable')).toBeVisible()
  expect(cookies).toEqual(['nk_look_a1=mode=dark&density=comfortable&pages=cards'])
  expect(api.sent).toEqual([])
})
