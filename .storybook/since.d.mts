/** Entries that nothing is noted of yet. */
export function newEntries(): string[]
