/** One rendition of an HLS stream, with a playlist of its own. */
export interface HlsLevel {
  src: string
  /** In pixels, where the playlist says it. */
  height: number | null
  /** Bits per second at most. */
  bandwidth: number
}

/**
 * The renditions that a main playlist offers, highest first; one per height. None where sound is a stream of its own:
 * such a rendition has no sound when it is played alone.
 */
export function levelsOf(playlist: string, address: string): HlsLevel[] {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim())
  if (lines[0] !== '#EXTM3U') return []
  const levels: HlsLevel[] = []
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) continue
    if (/[:,]AUDIO=/.test(line)) return []
    const uri = lines.slice(index + 1).find((next) => next !== '' && !next.startsWith('#'))
    const src = uri === undefined ? null : addressOf(uri, address)
    if (src === null) continue
    const height = /[:,]RESOLUTION=\d+x(\d+)/.exec(line)?.[1]
    const bandwidth = /[:,]BANDWIDTH=(\d+)/.exec(line)?.[1]
    levels.push({ src, height: height === undefined ? null : Number(height), bandwidth: Number(bandwidth ?? 0) })
  }
  levels.sort((one, other) => other.bandwidth - one.bandwidth)
  return levels.filter(
    ({ height }, index) => height === null || levels.findIndex((other) => other.height === height) === index,
  )
}

/** Only what a browser would fetch as a stream. */
function addressOf(uri: string, base: string): string | null {
  if (!URL.canParse(uri, base)) return null
  const { href, protocol } = new URL(uri, base)
  return ['http:', 'https:', 'blob:'].includes(protocol) ? href : null
}

/** Reads them; none when the playlist cannot be had, which the player then finds out by itself. */
export async function fetchLevels(src: string, signal: AbortSignal): Promise<HlsLevel[]> {
  const address = new URL(src, document.baseURI).href
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? levelsOf(await answer.text(), address) : []
  } catch {
    return []
  }
}
