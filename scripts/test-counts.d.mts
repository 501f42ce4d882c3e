export interface Counts {
  passed: number
  failed: number
  skipped: number
}
export interface RunnerEnd {
  code: number
  report: unknown
}
export function vitestCounts(end: RunnerEnd): Counts
export function playwrightCounts(end: RunnerEnd): Counts
export function unsteadyJourneys(report: unknown): string[]
export function failedTests(end: RunnerEnd): string[]
export function failedJourneys(report: unknown): string[]
export function sum(all: Counts[]): Counts
export function lastLine(counts: Counts): string
