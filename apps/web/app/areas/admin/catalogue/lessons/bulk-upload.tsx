import type { Chapter } from '@naikkelas/contract/commerce'
import { uploadLimits } from '@naikkelas/contract/files'
import { addFilmLessons, newFilmsAtMost } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { FileUpload, fileUploadLabelsId, type Upload, type UploadedFile } from '@naikkelas/ui/file-upload'
import { Icon } from '@naikkelas/ui/icons'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { filmSeconds } from './film-seconds.ts'
import { inOrderOfNames, titleOfFilm } from './film-titles.ts'
import { describeUploadError, filmKinds, uploadMaterial } from './upload-material.ts'

interface BulkUploadProps {
  courseId: string
  /** As they are stored. */
  chapters: readonly Chapter[]
  /** What is written beside it would be lost when lessons are added. */
  isDisabled: boolean
  /** After the lessons are there and the screen has loaded them. */
  onAdded: () => void
}

/** A button that opens the upload of several films, each of which becomes a lesson. */
export function BulkUpload({ isDisabled, ...rest }: BulkUploadProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        iconStart={<Icon name="unggah" size={16} />}
        disabled={isDisabled}
        {...(isDisabled && { title: 'Simpan dahulu susunannya' })}
        onClick={() => setIsOpen(true)}
      >
        Unggah
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        {isOpen && <BulkUploadDialog {...rest} />}
      </Dialog>
    </>
  )
}

const labels = { ...fileUploadLabelsId, choose: 'Unggah' }
const newChapter = ''

function BulkUploadDialog({ courseId, chapters, onAdded }: Omit<BulkUploadProps, 'isDisabled'>) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [chapterId, setChapterId] = useState(chapters.at(-1)?.id ?? newChapter)
  const [films, setFilms] = useState<readonly UploadedFile[]>([])
  const [sending, setSending] = useState(0)
  const [isAdding, setIsAdding] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  /** Of films by their ids. */
  const lengths = useRef(new Map<string, number>())
  const send: Upload = async (file, options) => {
    setSending((count) => count + 1)
    try {
      const seconds = await filmSeconds(file)
      const id = await uploadMaterial(file, options)
      lengths.current.set(id, seconds)
      return id
    } finally {
      setSending((count) => count - 1)
    }
  }
  const add = async () => {
    setIsAdding(true)
    setRefused(null)
    try {
      const given = films.map(({ id, name }) => ({
        title: titleOfFilm(name),
        file: { id, length: lengths.current.get(id) ?? 1 },
      }))
      await call(addFilmLessons, {
        params: { courseId },
        body: { chapterId: chapterId === newChapter ? null : chapterId, films: given },
      })
      await revalidate()
      toast({ title: `${films.length} materi ditambahkan`, tone: 'ok' })
      onAdded()
    } catch (error) {
      setRefused(messageOf(error))
      setIsAdding(false)
    }
  }
  const isTooMany = films.length > newFilmsAtMost
  return (
    <DialogContent
      title="Unggah beberapa video"
      description="Setiap video menjadi satu materi, diurutkan menurut nama berkasnya. Judulnya bisa diubah kemudian."
      footer={
        <Button
          variant="primary"
          disabled={films.length === 0 || sending > 0 || isTooMany}
          isLoading={isAdding}
          onClick={() => void add()}
        >
          {films.length === 0 ? 'Tambahkan' : `Tambahkan ${films.length} materi`}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {refused !== null && <Alert tone="danger">{refused}</Alert>}
        {isTooMany && <Alert tone="warn">Paling banyak {newFilmsAtMost} video sekaligus.</Alert>}
        <Field label="Ditambahkan ke bab">
          <Select value={chapterId} onChange={({ target }) => setChapterId(target.value)}>
            {chapters.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value={newChapter}>Bab baru</option>
          </Select>
        </Field>
        <Field label="Video" hint="MP4 atau WebM.">
          <FileUpload
            multiple
            accept={filmKinds}
            maxBytes={uploadLimits.fileBytes}
            labels={labels}
            describeError={describeUploadError}
            upload={send}
            value={films}
            onValueChange={(uploaded) => setFilms(inOrderOfNames(uploaded))}
          />
        </Field>
      </div>
    </DialogContent>
  )
}
