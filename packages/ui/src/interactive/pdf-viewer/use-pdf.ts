import { useEffect, useRef, useState } from 'react'
import { type OpenPdf, openPdf } from './open-pdf.ts'

interface PasswordWanted {
  isAgain: boolean
  answer: (password: string) => void
}

interface PdfState {
  open: (OpenPdf & { size: { width: number; height: number } }) | null
  hasFailed: boolean
  password: PasswordWanted | null
}

const closed: PdfState = { open: null, hasFailed: false, password: null }

/** A document for as long as it is shown. */
export function usePdf(src: string, onOpen: (count: number) => void) {
  const [state, setState] = useState(closed)
  const [attempt, setAttempt] = useState(0)
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(closed)
    const onPassword = (answer: (password: string) => void, isAgain: boolean) => {
      if (!signal.aborted) setState({ ...closed, password: { answer, isAgain } })
    }
    openPdf({ src, onPassword, signal }).then(
      async (open) => {
        // Pages are expected to be like the first, until they are drawn.
        const { width, height } = (await open.document.getPage(1)).getViewport({ scale: 1 })
        if (signal.aborted) return
        setState({ ...closed, open: { ...open, size: { width, height } } })
        opened.current(open.document.numPages)
      },
      () => {
        if (!signal.aborted) setState({ ...closed, hasFailed: true })
      },
    )
    return () => controller.abort()
  }, [src, attempt])
  return { ...state, retry: () => setAttempt((before) => before + 1) }
}
