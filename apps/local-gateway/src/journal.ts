const MAX_ENTRIES = 20_000

export interface Entry {
  number: number
  at: string
  /** What happened: `call`, `paid`, `webhook` … */
  event: string
  reference: string
  detail: string
}

/** What happened, for tests and their readers; the oldest entries are dropped first. */
export class Journal {
  readonly #entries: Entry[] = []
  #next = 1

  note(at: number, event: string, reference: string, detail = ''): void {
    this.#entries.push({ number: this.#next++, at: new Date(at).toISOString(), event, reference, detail })
    if (this.#entries.length > MAX_ENTRIES) this.#entries.splice(0, MAX_ENTRIES / 10)
  }

  /** @param after number of the last entry that is known */
  list({ after, reference }: { after: number; reference: string | undefined }): Entry[] {
    return this.#entries.filter(
      (entry) => entry.number > after && (reference === undefined || entry.reference === reference),
    )
  }
}
