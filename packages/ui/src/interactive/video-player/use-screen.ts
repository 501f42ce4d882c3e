import { type RefObject, useEffect, useState } from 'react'

/** iPhones know only the whole screen of the film itself. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** The whole screen and the small window, where the browser has them. */
export function useScreen(root: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [isFull, setIsFull] = useState(false)
  const [hasWindow, setHasWindow] = useState(false)
  useEffect(() => {
    setHasWindow(document.pictureInPictureEnabled ?? false)
    const read = () => setIsFull(root.current !== null && document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [root])
  const toggleFull = () => {
    const [frame, film] = [root.current, video.current as PhoneVideo | null]
    if (document.fullscreenElement && document.fullscreenElement === frame) return ignored(document.exitFullscreen())
    if (frame?.requestFullscreen) return ignored(frame.requestFullscreen())
    film?.webkitEnterFullscreen?.()
  }
  const toggleWindow = () => {
    const { current: film } = video
    if (document.pictureInPictureElement === film) return ignored(document.exitPictureInPicture())
    if (film) ignored(film.requestPictureInPicture())
  }
  return { isFull, hasWindow, toggleFull, toggleWindow }
}

/** A browser refuses it without a press, or where the page may not. */
function ignored(promise: Promise<unknown>) {
  void promise.catch(() => undefined)
}
