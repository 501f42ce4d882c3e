import { subscriptionTries } from '@naikkelas/contract/commerce'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfGrace, nextStep, type Standing, type Step } from './schedule.rules.ts'

const DAY = 86_400_000
const periodEndsAt = new Date('2027-03-31T03:00:00Z')
const inDays = (days: number) => new Date(periodEndsAt.getTime() + days * DAY)
const daysOf = (at: Date) => (at.getTime() - periodEndsAt.getTime()) / DAY

/** What is done, and on which day, when the job runs on these days and nothing is ever paid. */
function course(given: Partial<Standing>, looks: readonly number[]): [Step, number][] {
  let standing: Standing = { state: 'active', periodEndsAt, isCancelled: false, openCycle: null, ...given }
  const done: [Step, number][] = []
  for (const look of looks) {
    const now = inDays(look)
    for (let due = nextStep(standing); due !== null && due.at <= now; due = nextStep(standing)) {
      done.push([due.step, look])
      standing = after(standing, due.step, now)
    }
  }
  return done
}

function after(standing: Standing, step: Step, now: Date): Standing {
  switch (step) {
    case 'renew':
      return { ...standing, openCycle: { tries: 0, triedAt: null } }
    case 'try':
      return { ...standing, openCycle: { tries: (standing.openCycle?.tries ?? 0) + 1, triedAt: now } }
    case 'grace':
      return { ...standing, state: 'grace' }
    default:
      return { ...standing, state: 'ended' }
  }
}

const everyHour = Array.from({ length: 24 * 40 }, (_, hour) => hour / 24 - 10)

test('announced three days before, tried three times, and given up after a week of grace', () => {
  expect(course({}, everyHour)).toEqual([
    ['renew', -3],
    ['try', -1],
    ['grace', 0],
    ['try', 1],
    ['try', 4],
    ['end', 7],
  ])
})

test('a cancelled one ends with its period, without grace and without a try', () => {
  expect(course({ isCancelled: true }, everyHour)).toEqual([['end', 0]])
})

test('after a pause of a month it is tried once a day before it is given up', () => {
  const looks = [30, 30.5, 31, 31.5, 32, 32.5, 33, 34]
  expect(course({}, looks)).toEqual([
    ['renew', 30],
    ['try', 30],
    ['grace', 30],
    ['try', 31],
    ['try', 32],
    ['end', 33],
  ])
})

test('whenever the job runs: three tries at least a day apart, grace before the end, and an end', () => {
  const looks = fc.array(fc.double({ min: -10, max: 60, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(looks, (unsorted) => {
      const sorted = [...unsorted].sort((one, other) => one - other)
      const done = course({}, [...sorted, 100, 102, 104, 106, 108])
      const tries = done.filter(([step]) => step === 'try').map(([, at]) => at)
      expect(tries).toHaveLength(subscriptionTries)
      tries.slice(1).forEach((at, index) => expect(at - (tries[index] ?? 0)).toBeGreaterThanOrEqual(1 - 1e-6))
      expect(done.map(([step]) => step).filter((step) => step !== 'try')).toEqual(['renew', 'grace', 'end'])
      expect(done.at(-1)?.[0]).toBe('end')
      expect(done.at(-1)?.[1]).toBeGreaterThanOrEqual(7)
    }),
  )
})

test('an unpaid period can be paid until seven days after its end', () => {
  expect(daysOf(endOfGrace(periodEndsAt, { triedAt: inDays(4) }))).toBe(7)
})
