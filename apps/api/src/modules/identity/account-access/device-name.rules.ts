import Bowser from 'bowser'

/** A device as people call it: "Chrome di Android". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Perangkat tidak dikenal'
  const parsed = Bowser.parse(userAgent)
  const [browser, system] = [parsed.browser.name, parsed.os.name]
  if (!browser && !system) return 'Perangkat tidak dikenal'
  if (!browser || !system) return browser ?? system ?? ''
  return `${browser} di ${system}`
}
