import type { OwnCertificate } from '@naikkelas/contract/learning'
import { expect } from 'vitest'
import type { signedInLearner } from './learner-factories.ts'
import type { TestApp } from './test-app.ts'

type Desk = Awaited<ReturnType<typeof signedInLearner>>

/** A learner has done every lesson of a course, as the module that counts lessons reports it. */
export async function completeCourse(app: TestApp, desk: Desk, course: { id: string; number: number }) {
  const at = app.context.clock.now().toISOString()
  await app.context.unitOfWork(({ emit }) =>
    emit('course.completed', { learnerId: desk.learner.id, courseId: course.id, at }),
  )
  return certificateOf(desk, course)
}

export async function certificateOf(desk: Pick<Desk, 'get'>, course: { number: number }): Promise<OwnCertificate> {
  const found = ((await desk.get('/me/certificates')).body.data as OwnCertificate[]).find(
    ({ courseNumber }) => courseNumber === course.number,
  )
  expect(found).toBeDefined()
  return found as OwnCertificate
}
