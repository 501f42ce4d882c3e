/** A wait as people say it, never shorter than it is: `45 detik`, `7 menit`, `2 jam`. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} detik`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} menit` : `${Math.ceil(minutes / 60)} jam`
}
