import { deleteDownload, type Download, downloadOf, listDownloads } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { uploadDownload } from './upload-download.ts'

interface DownloadChoiceProps {
  /** Where the form's button leads at present; empty for nowhere. */
  href: string
  onChoose: (address: string) => void
}

const kilobytes = (bytes: number) => `${new Intl.NumberFormat('id-ID').format(Math.ceil(bytes / 1024))} KB`

/** A file that is given to who sends a form: one that is there, or one brought along. */
export function DownloadChoice({ href, onChoose }: DownloadChoiceProps) {
  const { toast } = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [files, setFiles] = useState<readonly Download[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = downloadOf(href)
  useEffect(() => {
    if (!isOpen && chosen === null) return
    const abort = new AbortController()
    call(listDownloads, {}, { signal: abort.signal })
      .then(setFiles)
      .catch((error: unknown) => abort.signal.aborted || toast({ title: messageOf(error), tone: 'danger' }))
    return () => abort.abort()
  }, [isOpen, chosen, toast])

  const carryOut = async (act: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsBusy(false)
  }
  const bring = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file)
      void carryOut(async () => {
        const brought = await uploadDownload(file)
        setFiles((known) => [brought, ...known])
        onChoose(brought.address)
        setIsOpen(false)
      })
  }
  const remove = ({ id }: Download) =>
    carryOut(async () => {
      await call(deleteDownload, { params: { downloadId: id } })
      setFiles((known) => known.filter((file) => file.id !== id))
    })
  const name = files.find(({ id }) => id === chosen)?.name
  return (
    <div className="flex flex-col items-start gap-1">
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {chosen === null ? 'Beri berkas sesudah dikirim' : 'Ganti berkas'}
      </Button>
      {chosen !== null && (
        <p className="text-app-xs text-muted wrap-anywhere">
          {name === undefined ? 'Pengirim mendapat berkas' : `Pengirim mendapat “${name}”`} lewat tautan yang berlaku 24
          jam.
        </p>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title="Berkas sesudah formulir"
          description="PDF atau ZIP, paling besar 25 MB. Hanya yang mengirim formulir mendapat tautannya."
          footer={
            <Button variant="primary" isLoading={isBusy} onClick={() => input.current?.click()}>
              Unggah berkas
            </Button>
          }
        >
          <input ref={input} type="file" accept=".pdf,.zip,.epub,.docx,.xlsx,.pptx" hidden onChange={bring} />
          {files.length === 0 ? (
            <p className="text-app-sm text-muted">Belum ada berkas.</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {files.map((file) => (
                <li key={file.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <p className="min-w-0 flex-1 basis-40 text-app-sm wrap-anywhere">
                    {file.name} <span className="text-muted">{kilobytes(file.bytes)}</span>
                  </p>
                  <div className="flex gap-1">
                    <Button
                      size="sm"
                      aria-label={`Pilih ${file.name}`}
                      onClick={() => {
                        onChoose(file.address)
                        setIsOpen(false)
                      }}
                    >
                      Pilih
                    </Button>
                    {file.id !== chosen && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={`Hapus ${file.name}`}
                        onClick={() => void remove(file)}
                      >
                        Hapus
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </DialogContent>
      </Dialog>
    </div>
  )
}
