import { expect, test } from 'vitest'
import { budgetWarning, minutesLine, shareOut } from '../test-times.mjs'

test('the run names the minutes of each ring and of all', () => {
  expect(minutesLine({ checks: 2, build: 0.74, journeys: 9.5 })).toBe(
    'minutes: checks 2.0, build 0.7, journeys 9.5; together 12.2',
  )
})

test('projects that ran side by side share the minutes of their run by the work they made', () => {
  const files = [
    { project: 'api', ms: 6000 },
    { project: 'unit', ms: 1000 },
    { project: 'stories (chromium)', ms: 1000 },
  ]

  expect(shareOut(4, files)).toEqual({ API: 3, unit: 0.5, stories: 0.5 })
})

test('a run of which no file reported is named as a whole', () => {
  expect(shareOut(3, [])).toEqual({ tests: 3 })
})

test('a run of more than 35 minutes, installation included, warns; one of 35 does not', () => {
  expect(budgetWarning({ installation: 1, checks: 34 })).toBeUndefined()
  expect(budgetWarning({ installation: 1, checks: 34.2 })).toMatch(/took 35\.2 minutes, 35 are allowed/)
})
