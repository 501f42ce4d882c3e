const greatest = 10_000

/** The page number in a URL; 1 if it is missing or invalid. */
export function pageNumber(asked: string | null): number {
  const number = /^\d{1,5}$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(Math.max(number, 1), greatest)
}
