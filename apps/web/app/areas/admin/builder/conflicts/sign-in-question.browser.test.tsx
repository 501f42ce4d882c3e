import { afterEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { show } from '../text/testing/open-text.tsx'
import { SavingQuestions } from './questions.tsx'

afterEach(() => vi.useRealTimers())

function openDesk() {
  const saver = createStore(() => ({ needsSignIn: false, needsReload: false, conflicts: [] }))
  show(
    <BuilderContext value={{ saver, admin: { email: 'sari@contoh.test' } } as unknown as BuilderParts}>
      <textarea aria-label="Judul" />
      <textarea aria-label="Isi" />
      <p>Kanvas</p>
      <SavingQuestions />
    </BuilderContext>,
  )
  return { endSession: () => saver.setState({ needsSignIn: true }) }
}

const text = (name: string) => screen.getByRole('textbox', { name, exact: true })
const dialog = screen.getByRole('dialog', { name: 'Sesi Anda sudah berakhir' })
const notice = screen.getByRole('alert')

test('a session that ends in the middle of a word takes no letter: a notice is shown beside the text, and the dialog afterwards', async () => {
  const { endSession } = openDesk()
  await userEvent.click(text('Judul'))
  await userEvent.keyboard('Kelas ')
  endSession()
  await expect.element(notice.getByText(/Sesi Anda sudah berakhir/)).toBeVisible()
  // A pause in thought is no end of the text.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await userEvent.keyboard('data')
  await userEvent.keyboard('{Tab}usaha')
  await expect.element(text('Judul')).toHaveValue('Kelas data')
  await expect.element(text('Isi')).toHaveValue('usaha')
  expect(dialog.query()).toBeNull()
  await userEvent.click(screen.getByText('Kanvas'))
  await expect.element(dialog).toBeVisible()
})

test('the notice opens the dialog at once, and without a text being written the dialog opens at once', async () => {
  const { endSession } = openDesk()
  await userEvent.click(text('Judul'))
  endSession()
  await userEvent.click(notice.getByRole('button', { name: 'Masuk lagi' }))
  await expect.element(dialog).toBeVisible()
})

test('where nothing is being written it is asked at once', async () => {
  const { endSession } = openDesk()
  endSession()
  await expect.element(dialog).toBeVisible()
  expect(notice.query()).toBeNull()
})
