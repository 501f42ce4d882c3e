import { expect, test } from 'vitest'
import {
  failedJourneys,
  failedTests,
  lastLine,
  playwrightCounts,
  sum,
  unsteadyJourneys,
  vitestCounts,
} from '../test-counts.mjs'

const green = {
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

test('the last line sums what the runners report', () => {
  const journeys = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } }

  expect(
    lastLine(sum([vitestCounts({ code: 0, report: green }), playwrightCounts({ code: 1, report: journeys })])),
  ).toBe('15 passed, 1 failed, 2 skipped')
})

test('what is left to verify is not counted as skipped, and what is skipped besides is', () => {
  const [tagged, skipped] = [['exhaustive'], []].map((tags) => ({ status: 'skipped', tags }))
  const report = {
    ...green,
    numPendingTests: 2,
    testResults: [{ status: 'passed', assertionResults: [tagged, skipped] }],
  }

  expect(vitestCounts({ code: 0, report })).toEqual({ passed: 12, failed: 0, skipped: 1 })
})

test('nothing skipped is not mentioned', () => {
  expect(lastLine(vitestCounts({ code: 0, report: green }))).toBe('12 passed, 0 failed')
})

test('a runner that died before it reported counts as a failure', () => {
  expect(vitestCounts({ code: 137, report: undefined }).failed).toBe(1)
  expect(playwrightCounts({ code: 1, report: undefined }).failed).toBe(1)
})

test('a runner that reports no failure but ends badly counts as a failure', () => {
  expect(vitestCounts({ code: 1, report: green })).toEqual({ passed: 12, failed: 1, skipped: 0 })
})

test('a runner that found no test counts as a failure', () => {
  expect(
    playwrightCounts({ code: 0, report: { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } } }).failed,
  ).toBe(1)
})

test('a test file that cannot be loaded counts as a failure', () => {
  const broken = { ...green, testResults: [...green.testResults, { status: 'failed', assertionResults: [] }] }

  expect(vitestCounts({ code: 1, report: broken }).failed).toBe(1)
})

test('a journey that passes only when repeated counts as passed and is named', () => {
  const steady = { file: 'a.spec.ts', title: 'opens', tests: [{ status: 'expected' }] }
  const unsteady = { file: 'a.spec.ts', title: 'closes', tests: [{ status: 'flaky' }] }
  const report = {
    stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [steady], suites: [{ specs: [unsteady] }] }],
  }

  expect(playwrightCounts({ code: 0, report })).toEqual({ passed: 5, failed: 0, skipped: 0 })
  expect(unsteadyJourneys(report)).toEqual(['a.spec.ts › closes'])
  expect(unsteadyJourneys(undefined)).toEqual([])
})

test('failures are listed with their first line at the end of a run', () => {
  const failed = { status: 'failed', fullName: 'a shop closes', failureMessages: [`expected 1${'.'.repeat(5_000)}`] }
  const report = {
    ...green,
    testResults: [
      { name: 'shop.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      { name: 'broken.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      ...green.testResults,
    ],
  }

  const [first = '', second] = failedTests({ code: 1, report })

  expect(first).toMatch(/^shop\.test\.ts › a shop closes\nexpected 1\./)
  expect(first.length).toBeLessThan(1_000)
  expect(second).toBe('broken.test.ts\nNo such file')
})

test('a runner that fails without naming a test is reported too', () => {
  expect(failedTests({ code: 0, report: green })).toEqual([])
  expect(failedTests({ code: 137, report: undefined })).toEqual(['no test\nThe runner ended with 137.'])
})

test('a failed journey is named with its first words', () => {
  const failed = {
    file: 'a.spec.ts',
    title: 'closes',
    tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'expected 2' }] }] }],
  }
  const report = { errors: [{ message: 'no browser' }], suites: [{ suites: [{ specs: [failed] }] }] }

  expect(failedJourneys(report)).toEqual(['no journey\nno browser', 'a.spec.ts › closes\nexpected 2'])
  expect(failedJourneys(undefined)).toEqual([])
})
