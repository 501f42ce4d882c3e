/** `45 menit`, `2 jam`, `2 jam 30 menit`. */
export const durationWords = (minutes: number) =>
  minutes < 60
    ? `${minutes} menit`
    : `${Math.floor(minutes / 60)} jam${minutes % 60 > 0 ? ` ${minutes % 60} menit` : ''}`
