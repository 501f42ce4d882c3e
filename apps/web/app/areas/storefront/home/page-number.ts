const greatest = 10_000

/** The page of a list that an address asks for; the first when it asks for none that there can be. */
export function pageNumber(asked: string | null): number {
  const number = /^\d{1,5}$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(Math.max(number, 1), greatest)
}
