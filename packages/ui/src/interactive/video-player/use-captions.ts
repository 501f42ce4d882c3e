import { type RefObject, useEffect, useState } from 'react'

/** The words to show now, of the captions in this language; the browser reads the file only then. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: string | null, count: number): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const { current: element } = video
    if (!element) return
    const tracks = [...element.textTracks]
    const track = tracks.find((one) => one.language === language)
    // Hidden ones are read all the same: their words are drawn above the controls, as plain text.
    for (const one of tracks) one.mode = one === track ? 'hidden' : 'disabled'
    if (!track) return setWords('')
    const read = () => setWords([...(track.activeCues ?? [])].map(wordsOf).join('\n'))
    read()
    track.addEventListener('cuechange', read)
    // A phone that plays on its whole screen draws nothing of ours.
    const leave = new AbortController()
    const { signal } = leave
    element.addEventListener('webkitbeginfullscreen', () => void (track.mode = 'showing'), { signal })
    element.addEventListener('webkitendfullscreen', () => void (track.mode = 'hidden'), { signal })
    return () => {
      leave.abort()
      track.removeEventListener('cuechange', read)
    }
  }, [video, language, count])
  return words
}

/** Without its marks: what a file of captions says is text and never markup. */
const wordsOf = (cue: TextTrackCue) => (cue as VTTCue).getCueAsHTML().textContent ?? ''
