/** `#0C7`, `0c7a75` and ` #0C7A75 ` as `#rrggbb` in lower case; undefined for anything that is no whole colour. */
export function normalHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`
}

/** Six digits, with or without `#`: a code that is complete while it is being typed. Three might be on their way to six. */
export function wholeHex(text: string): string | undefined {
  return /^#?[0-9a-f]{6}$/i.test(text.trim()) ? normalHex(text) : undefined
}
