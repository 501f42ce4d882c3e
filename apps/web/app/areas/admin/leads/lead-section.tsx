import { listPageForms } from '@naikkelas/contract/marketing'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'

/** What the form is called that something was sent with. */
export function LeadSection({ pageId, sectionId }: { pageId: string; sectionId: string }) {
  const [words, setWords] = useState('…')
  useEffect(() => {
    const leaving = new AbortController()
    call(listPageForms, { params: { pageId } }, { signal: leaving.signal }).then(
      (forms) => {
        const form = forms.find((one) => one.sectionId === sectionId)
        setWords(form ? form.words || 'Formulir tanpa judul' : 'Formulir yang sudah tidak ada di halaman')
      },
      () => {
        if (!leaving.signal.aborted) setWords('Formulirnya belum dapat dimuat')
      },
    )
    return () => leaving.abort()
  }, [pageId, sectionId])
  return words
}
