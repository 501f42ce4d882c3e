interface Units {
  hour: string
  minute: string
  second: string
}

/** `1 jam 2 menit`, `3 menit 20 detik`, `0 detik`: what a clock's digits do not say to a listener. */
export function spokenTime(seconds: number, { hour, minute, second }: Units): string {
  const whole = wholeSeconds(seconds)
  const parts = [
    [Math.floor(whole / 3600), hour],
    [Math.floor(whole / 60) % 60, minute],
    [whole % 60, second],
  ] as const
  const said = parts.filter(([count]) => count > 0)
  return (said.length > 0 ? said : [[0, second] as const]).map(([count, unit]) => `${count} ${unit}`).join(' ')
}

/** `3:20`, `1:02:00`. */
export function clockTime(seconds: number): string {
  const whole = wholeSeconds(seconds)
  const hours = Math.floor(whole / 3600)
  const padded = (count: number) => String(count).padStart(2, '0')
  const minutes = Math.floor(whole / 60) % 60
  return `${hours > 0 ? `${hours}:${padded(minutes)}` : minutes}:${padded(whole % 60)}`
}

const wholeSeconds = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0)
