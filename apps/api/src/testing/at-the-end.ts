import { afterAll, onTestFinished } from 'vitest'

/** Of the test that is running, else of the file: hooks that are added while a test runs are not heard. */
export function atTheEnd(run: () => Promise<void>) {
  try {
    onTestFinished(run)
  } catch {
    // It is no test's.
    afterAll(run)
  }
}
