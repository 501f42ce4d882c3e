import { AppError } from '../../errors/app-error.ts'

/**
 * Runs an act of a subject, or refuses it while too many of the same subject's run in this process.
 * @param what named in the refusal, `too_many`
 */
export function createConcurrencyLimit(what: string, most: number) {
  const running = new Map<string, number>()
  return async <Result>(subject: string, act: () => Promise<Result>): Promise<Result> => {
    const count = running.get(subject) ?? 0
    if (count >= most) throw new AppError('too_many', { limit: what, retryAfterSeconds: 2 })
    running.set(subject, count + 1)
    try {
      return await act()
    } finally {
      const left = (running.get(subject) ?? 1) - 1
      if (left === 0) running.delete(subject)
      else running.set(subject, left)
    }
  }
}
