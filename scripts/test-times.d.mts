export function shareOut(minutes: number, files: readonly { project: string; ms: number }[]): Record<string, number>
export function minutesLine(times: Readonly<Record<string, number>>): string
export function budgetWarning(times: Readonly<Record<string, number>>): string | undefined
