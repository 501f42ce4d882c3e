import { expect, test } from '@playwright/test'
import { courseSections, type CourseSection, shortCourse } from './support/compose-course.ts'
import type { Hand } from './support/hand.ts'

test('the short course needs every action that the full course needs', async () => {
  expect(await actsIn(shortCourse)).toEqual(await actsIn(courseSections))
})

/** The acts that composing asks a hand for, by name. */
async function actsIn(sections: readonly CourseSection[]): Promise<string[]> {
  const acts = new Set<string>()
  const hand = new Proxy({} as Hand, {
    get: (_, act) => async () => {
      acts.add(String(act))
    },
  })
  for (const { fill } of sections) await fill(hand)
  return [...acts].sort()
}
