/** A film that this browser cannot play is not played by those of learners either. */
const unreadable =
  'Video ini tidak bisa diputar di browser. Simpan ulang sebagai MP4 (H.264) atau WebM, lalu unggah lagi.'
const empty = 'Video ini tidak ada isinya.'

/**
 * Whole seconds of a film, read in the browser before it is sent.
 * @throws Error with a sentence for a film that cannot be played, or lasts less than a second
 */
export async function filmSeconds(file: File): Promise<number> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  film.preload = 'metadata'
  film.muted = true
  try {
    const duration = await durationOf(film, address)
    const seconds = Math.floor(duration)
    if (seconds < 1) throw new Error(empty)
    return seconds
  } finally {
    film.removeAttribute('src')
    film.load()
    URL.revokeObjectURL(address)
  }
}

function durationOf(film: HTMLVideoElement, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const read = () => {
    if (Number.isFinite(film.duration)) resolve(film.duration)
    // Recordings of a browser do not say how long they are until their end was looked for.
    else film.currentTime = Number.MAX_SAFE_INTEGER
  }
  film.addEventListener('loadedmetadata', read)
  film.addEventListener('durationchange', () => Number.isFinite(film.duration) && resolve(film.duration))
  film.addEventListener('error', () => reject(new Error(unreadable)))
  film.src = address
  return promise
}
