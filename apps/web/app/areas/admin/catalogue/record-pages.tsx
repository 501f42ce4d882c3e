import { getRecordPages, type RecordPages } from '@naikkelas/contract/pages'
import { Progress } from '@naikkelas/ui/progress'
import { useEffect } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useLiveData } from '../kit/use-live-data.ts'

/** How soon it is asked again while pages wait, in milliseconds. */
const waitingMs = 1_000

interface PagesOfRecordProps {
  sellableId: string
  /** In the middle of a sentence: `kelas`. */
  noun: string
  loaded: RecordPages
}

/** How many published pages show a record, and how far its last change has come. */
export function PagesOfRecord({ sellableId, noun, loaded }: PagesOfRecordProps) {
  const { data, refresh } = useLiveData(loaded, () => call(getRecordPages, { params: { sellableId } }))
  const { pages, waiting } = data
  useEffect(() => {
    if (data.waiting === 0) return
    const timer = setTimeout(() => void refresh(), waitingMs)
    return () => clearTimeout(timer)
  }, [data, refresh])
  if (pages === 0) return null
  const words = `${pages} halaman memakai ${noun} ini`
  if (waiting === 0) return <p className="text-app-sm text-muted">{words}, semuanya menampilkan data terbaru.</p>
  return (
    <Progress
      label={words}
      value={pages - waiting}
      max={pages}
      valueText={`${pages - waiting} dari ${pages} diperbarui`}
      className="max-w-sm"
    />
  )
}
