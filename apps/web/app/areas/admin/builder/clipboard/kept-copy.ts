/** Storage key of the last copy for all tabs: some browsers do not let a button read the clipboard. */
const key = 'naikkelas-copied-sections'
let last: string | null = null

export function keepCopy(text: string): void {
  last = text
  try {
    localStorage.setItem(key, text)
  } catch {
    // No room or no store: this tab remembers it, which is as much as can be done.
  }
}

export function keptCopy(): string | null {
  try {
    return localStorage.getItem(key) ?? last
  } catch {
    return last
  }
}
