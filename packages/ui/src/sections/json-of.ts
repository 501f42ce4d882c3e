/** What an object says as JSON; undefined for what JSON cannot say, such as an object that holds itself. */
export function jsonOf(value: object): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
