const SECONDS_PER_MINUTE = 60
const SECONDS_PER_HOUR = 3_600
const SECONDS_PER_DAY = 86_400

/** How long something has been due: `12 detik`, `3 jam`. */
export function durationWords(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `${Math.floor(seconds)} detik`
  if (seconds < SECONDS_PER_HOUR) return `${Math.floor(seconds / SECONDS_PER_MINUTE)} menit`
  if (seconds < SECONDS_PER_DAY) return `${Math.floor(seconds / SECONDS_PER_HOUR)} jam`
  return `${Math.floor(seconds / SECONDS_PER_DAY)} hari`
}

/** What is said once jobs were asked to run again; `left` could not be. */
export function startedWords(started: number, left: number): string {
  if (left === 0) return `${started} pekerjaan dijalankan lagi`
  if (started === 0) return 'Tidak ada yang dijalankan lagi: semuanya sudah menunggu, berjalan, atau selesai'
  return `${started} pekerjaan dijalankan lagi, ${left} dilewati karena sudah menunggu, berjalan, atau selesai`
}
