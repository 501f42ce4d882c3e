import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { useEffect, useRef, useState } from 'react'
import { loadQrReader } from './read-qr.ts'

/** Between two pictures that are read, in milliseconds. */
const pauseMs = 150
/** A ticket that stays in the picture is one scan; out of it for so long, it is shown again. */
const awayMs = 2_500

interface CameraViewProps {
  onCode: (words: string) => void
  onClose: () => void
}

/** The camera of the device, reading tickets until it is closed. */
export function CameraView({ onCode, onClose }: CameraViewProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const ending = new AbortController()
    watch(film.current, (words) => latest.current(words), ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) setFailure(failureWords(error))
    })
    return () => ending.abort()
  }, [])
  return (
    <div className="flex flex-col gap-3">
      {failure === null ? (
        <video
          ref={film}
          aria-label="Kamera"
          playsInline
          muted
          className="aspect-square max-h-[50vh] w-full rounded-surface bg-hover object-cover sm:aspect-video"
        />
      ) : (
        <Alert tone="danger" title="Kamera tidak dapat dibuka" isLive>
          {failure}
        </Alert>
      )}
      <Button onClick={onClose}>Tutup kamera</Button>
    </div>
  )
}

/** Reads until `signal` ends; the camera is off then. @throws what the camera or the decoder failed with */
async function watch(film: HTMLVideoElement | null, onCode: (words: string) => void, signal: AbortSignal) {
  const [stream, read] = await Promise.all([openCamera(signal), loadQrReader()])
  if (!film || signal.aborted) return
  film.srcObject = stream
  await film.play()
  let last = { words: '', at: 0 }
  while (!signal.aborted) {
    const words = await read(film).catch(() => null)
    const now = performance.now()
    if (words !== null && !signal.aborted) {
      if (words !== last.words || now - last.at > awayMs) onCode(words)
      last = { words, at: now }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Pages that are not served by HTTPS have no cameras.
  if (!navigator.mediaDevices) throw new Error('No cameras here.')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return stream
}

function failureWords(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'Izinkan kamera untuk situs ini di setelan browser, atau ketik kode tiketnya.'
  if (name === 'NotFoundError') return 'Perangkat ini tidak punya kamera. Ketik kode tiketnya.'
  return 'Ketik kode tiketnya, atau tutup aplikasi lain yang memakai kamera lalu coba lagi.'
}
