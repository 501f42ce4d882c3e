import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../text/testing/open-text.tsx'
import { useRestedHands } from './use-rested-hands.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

function Desk({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <textarea aria-label="Judul" />
      {isOpen && <Question />}
    </>
  )
}

const Question = () => (useRestedHands() ? <p>Sesi Anda sudah berakhir</p> : null)

const question = page.getByText('Sesi Anda sudah berakhir')

test('a conflict question waits for a pause in typing, so that no keystroke is lost', async () => {
  const { draw } = show(<Desk isOpen={false} />)
  const field = document.querySelector('textarea')
  field?.focus()
  draw(<Desk isOpen />)
  for (const key of 'data usaha') {
    await vi.advanceTimersByTimeAsync(800)
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(question.query()).toBeNull()
  }
  await vi.advanceTimersByTimeAsync(1_300)
  await expect.element(question).toBeInTheDocument()
})

test('without typing it is asked at once, and a further question waits again', async () => {
  const { draw } = show(<Desk isOpen />)
  await expect.element(question).toBeInTheDocument()
  document.querySelector('textarea')?.focus()
  draw(<Desk isOpen={false} />)
  draw(<Desk isOpen />)
  expect(question.query()).toBeNull()
  await vi.advanceTimersByTimeAsync(1_300)
  await expect.element(question).toBeInTheDocument()
})
