import { afterEach, beforeEach, vi } from 'vitest'

// React reports wrong markup, missing keys and failed hydration on console.error alone.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    complaints.push(values.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`)
})
