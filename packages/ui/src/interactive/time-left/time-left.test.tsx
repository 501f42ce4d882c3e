import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { remaining } from './remaining.ts'
import { timeLeftLabelsEn, timeLeftLabelsId } from './time-left.labels.ts'
import { timeLeftScript } from './time-left-island.ts'
import { TimeLeft } from './time-left.tsx'

const until = '2026-11-20T19:30:00+07:00'
const ended = 'Waktu bayar sudah habis.'

test.each([
  [2 * 86_400 + 3 * 3_600 + 59, '2 hari 3 jam'],
  [86_400, '1 hari'],
  [86_399, '23 jam 59 menit'],
  [3_600, '1 jam'],
  [3_552, '59 menit 12 detik'],
  [60, '1 menit'],
  [59.2, '1 menit'],
  [9, '9 detik'],
  [0.4, '1 detik'],
  [86_400 + 59, '1 hari'],
  [0, ''],
  [-5, ''],
])('%d seconds before a moment there remains %j', (seconds, words) => {
  expect(remaining(seconds * 1000, 0, timeLeftLabelsId)).toBe(words)
})

test('the server writes what remains, with the moment for machines', () => {
  const clock = drawn(<TimeLeft until={until} now="2026-11-19T19:30:01+07:00" ended={ended} />).getByRole('timer')
  expect(clock.textContent).toBe('23 jam 59 menit')
  expect([clock.tagName, clock.getAttribute('datetime'), clock.getAttribute('data-countdown')]).toEqual([
    'TIME',
    until,
    until,
  ])
})

test('what is past is drawn as ended, and not read out', () => {
  const { getByRole, body } = drawn(<TimeLeft until={until} now={until} ended={ended} />)
  expect(getByRole('timer').textContent).toBe(ended)
  expect(body.querySelector('[aria-live="polite"]')?.textContent).toBe('')
})

test('in English its words are English', () => {
  const { getByRole } = drawn(
    <TimeLeft until={until} now="2026-11-20T18:30:01+07:00" ended="Time is up." labels={timeLeftLabelsEn} />,
  )
  expect(getByRole('timer').textContent).toBe('59 min 59 s')
})

test('the island is at most 0.5 KB, minified and compressed', () => {
  const { code } = transformSync(timeLeftScript, { minify: true })
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(512)
})
