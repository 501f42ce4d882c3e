import { afterAll, onTestFinished } from 'vitest'

/** After the running test, else after the file: Vitest ignores hooks that are added while a test runs. */
export function atTheEnd(run: () => Promise<void>) {
  try {
    onTestFinished(run)
  } catch {
    // It is no test's.
    afterAll(run)
  }
}
