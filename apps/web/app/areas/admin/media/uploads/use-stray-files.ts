import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'

/** Files dropped outside a target: the browser would open them in place of the screen. */
export function useStrayFiles(): void {
  const { toast } = useToast()
  useEffect(() => {
    const ended = new AbortController()
    // What takes files said so before the event came up here; a field for files takes them by itself.
    const isStray = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes('Files') === true &&
      !(event.target instanceof HTMLInputElement && event.target.type === 'file')
    const onOver = (event: DragEvent) => {
      if (isStray(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!isStray(event)) return
      event.preventDefault()
      toast({
        title: 'Berkas tidak diambil',
        text: 'Jatuhkan gambar di tempat gambar pada halaman, atau unggah di layar Media.',
        tone: 'info',
      })
    }
    window.addEventListener('dragover', onOver, { signal: ended.signal })
    window.addEventListener('drop', onDrop, { signal: ended.signal })
    return () => ended.abort()
  }, [toast])
}
