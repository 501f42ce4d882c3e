/** Strangers can invent any number of values; the ones that matter are few. */
const LIMIT = 100

/** A function of one text that decides each text once: headers such as Host repeat with every request. */
export function remembered<Result extends NonNullable<unknown>>(
  decide: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const decision = decide(text)
    if (known.size >= LIMIT) known.clear()
    known.set(text, decision)
    return decision
  }
}
