export interface VideoSource {
  /** Address of a film (MP4, WebM) or of an HLS playlist. */
  src: string
  /** What is behind an address that does not say so by `.m3u8`. @default by the address */
  kind?: 'file' | 'hls'
}

export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string
  /** As BCP 47: `id`, `en`. */
  language: string
  /** As people who read it call it: “Bahasa Indonesia”. */
  label: string
}

export interface VideoChapter {
  /** Where it begins, in seconds. */
  start: number
  title: string
}

/** A stretch that was really seen: from and to, in seconds. */
export type PlayedInterval = [from: number, to: number]

export interface VideoProgress {
  /** Where the film is now, in seconds. */
  position: number
  /** In seconds; 0 while unknown. */
  duration: number
  /** What was seen since the player was drawn, in order and without overlaps. What was skipped is not in it. */
  played: PlayedInterval[]
}

export const isHls = ({ src, kind }: VideoSource): boolean =>
  kind === undefined ? /\.m3u8$/i.test(src.replace(/[?#].*$/s, '')) : kind === 'hls'

/** Index of the chapter at this second, -1 before the first. */
export function chapterAt(chapters: readonly VideoChapter[], seconds: number): number {
  return chapters.findLastIndex(({ start }) => start <= seconds)
}
