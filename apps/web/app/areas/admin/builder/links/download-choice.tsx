import { deleteDownload, type Download, downloadOf, listDownloads } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { DownloadRow } from './download-row.tsx'
import { uploadDownload } from './upload-download.ts'

interface DownloadChoiceProps {
  /** Where the form's button leads at present; empty for nowhere. */
  href: string
  onChoose: (address: string) => void
}

/** The file that a form delivers: an existing or a newly uploaded one. */
export function DownloadChoice({ href, onChoose }: DownloadChoiceProps) {
  const { toast } = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [files, setFiles] = useState<readonly Download[]>([])
  const [removed, setRemoved] = useState<Download | null>(null)
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

  const upload = async (file: File) => {
    setIsBusy(true)
    try {
      const brought = await uploadDownload(file)
      setFiles((known) => [brought, ...known])
      onChoose(brought.address)
      setIsOpen(false)
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsBusy(false)
  }
  const bring = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void upload(file)
  }
  const remove = async ({ id }: Download) => {
    await call(deleteDownload, { params: { downloadId: id } })
    setFiles((known) => known.filter((file) => file.id !== id))
  }
  const name = files.find(({ id }) => id === chosen)?.name
  return (
    <div className="flex flex-col items-start gap-1">
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {chosen === null ? 'Beri berkas setelah dikirim' : 'Ganti berkas'}
      </Button>
      {chosen !== null && (
        <p className="text-app-xs text-muted wrap-anywhere">
          {name === undefined ? 'Pengirim mendapat berkas' : `Pengirim mendapat “${name}”`} lewat tautan yang berlaku 24
          jam.
        </p>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title="Berkas setelah formulir"
          description="PDF atau ZIP, maksimal 25 MB. Hanya yang mengirim formulir mendapat tautannya."
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
                <DownloadRow
                  key={file.id}
                  file={file}
                  isChosen={file.id === chosen}
                  onChoose={() => {
                    onChoose(file.address)
                    setIsOpen(false)
                  }}
                  onRemove={() => setRemoved(file)}
                />
              ))}
            </ul>
          )}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={`Hapus ${removed?.name ?? ''}?`}
        description="Formulir lain yang memberi berkas ini tidak lagi memberinya, dan tautan yang sudah dikirim berhenti berlaku. Ini tidak dapat diurungkan."
        confirmLabel="Hapus berkas"
        onConfirm={async () => {
          if (removed) await remove(removed)
        }}
        errorMessage={messageOf}
      />
    </div>
  )
}
