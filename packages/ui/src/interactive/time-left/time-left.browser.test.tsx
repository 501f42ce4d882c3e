import '@naikkelas/ui/styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { countTimeLeft, timeLeftScript } from './time-left-island.ts'
import { TimeLeft } from './time-left.tsx'

const now = '2026-11-20T18:29:58+07:00'
const until = '2026-11-20T19:30:00+07:00'
const onEnd = vi.fn()
const clock = <TimeLeft until={until} now={now} ended="Waktu bayar sudah habis." onEnd={onEnd} />

beforeEach(() => {
  onEnd.mockClear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(now) })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function drawnByServer() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToStaticMarkup(clock)
  countTimeLeft(place)
  return place
}

test.each([
  ['React', () => draw(clock).place],
  ['the island', drawnByServer],
] as const)('with %s it counts each second, and says once that it ended', async (_, drawnBy) => {
  const place = drawnBy()
  const words = () => place.querySelector('[role="timer"]')?.textContent
  const said = () => place.querySelector('[aria-live="polite"]')?.textContent
  const isSeen = (seconds: number, expected: string) => {
    vi.advanceTimersByTime(seconds * 1000)
    return expect.poll(words).toBe(expected)
  }
  expect(words()).toBe('1 jam')
  await isSeen(3, '59 menit 59 detik')
  await isSeen(1, '59 menit 58 detik')
  await isSeen(3_597, '1 detik')
  expect(said()).toBe('')
  await isSeen(1, 'Waktu bayar sudah habis.')
  await expect.poll(said).toBe('Waktu bayar sudah habis.')
})

test('its end is reported once, also where it is past already', async () => {
  draw(clock)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_603_000)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  draw(clock)
  await expect.poll(() => onEnd.mock.calls.length).toBe(2)
})

test('the island runs by itself: its text uses nothing from the file it was written in', () => {
  const place = { dataset: { countdown: '2020-01-01T00:00:00Z', ended: 'Habis.' }, textContent: '' }
  const run = new Function('document', 'setInterval', `return ${timeLeftScript}`) as (...globals: unknown[]) => unknown
  expect(run({ querySelectorAll: () => [place] }, () => 'the timer')).toBe('the timer')
  expect(place.textContent).toBe('Habis.')
})
