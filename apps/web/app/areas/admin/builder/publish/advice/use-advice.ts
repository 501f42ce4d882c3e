import { checkPaths } from '@naikkelas/contract/pages'
import { type Finding, mediaIdsOf, phoneScreenFindings, pictureFindings } from '@naikkelas/page'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../../../../shared/api/call.ts'
import { useBuilder } from '../../state/builder-context.ts'
import { useRecordFindings } from '../../offer-record/record-findings.ts'
import { adviceOf } from './advice.ts'
import { ownPathsOf } from './own-paths.ts'
import { phoneFindings } from './phone/phone-findings.ts'
import type { PhoneMeasure } from './phone/phone-measure.ts'
import { usePictureWeights } from './picture-weights.ts'

type Missing = ReadonlyMap<string, 'unknown' | 'draft'>

/** Advice in the order of fixing: from the document, from measurements at a phone's width, and dead links. */
export function useAdvice(measure: PhoneMeasure): readonly Finding[] {
  const document = useBuilder((state) => state.document)
  const address = useBuilder((state) => state.page.address)
  // A page that leads to itself leads there once it is live.
  const own = useMemo(
    () => ownPathsOf(document, window.location.origin).filter(({ path }) => path !== address),
    [document, address],
  )
  const pathList = [...new Set(own.map(({ path }) => path))].slice(0, 100).sort().join('\n')
  const [missing, setMissing] = useState<Missing>(new Map())
  useEffect(() => {
    if (pathList === '') return setMissing(new Map())
    const abort = new AbortController()
    call(checkPaths, { body: { paths: pathList.split('\n') } }, { signal: abort.signal })
      .then((answer) => setMissing(new Map(answer.missing.map(({ path, reason }) => [path, reason]))))
      .catch(() => {
        // Without an answer there is no advice; publishing does not wait for it.
      })
    return () => abort.abort()
  }, [pathList])
  const library = useBuilder((state) => state.media)
  const shown = useMemo(() => [...mediaIdsOf(document)].flatMap((id) => library.get(id) ?? []), [document, library])
  const weights = usePictureWeights(shown)
  const advice = useMemo(() => {
    const dead = own.flatMap(({ path, sectionId, fieldPath }): Finding[] => {
      const reason = missing.get(path)
      if (reason === undefined) return []
      const message = reason === 'draft' ? `Halaman di ${path} belum terbit` : `Alamat ${path} tidak ada di situs ini`
      return [{ sectionId, path: fieldPath, message }]
    })
    return [
      ...dead,
      ...phoneFindings(document, measure.faults),
      ...adviceOf(document),
      ...(measure.heights.size > 0 ? phoneScreenFindings(document, measure.heights) : []),
    ]
  }, [document, own, missing, measure])
  const ofPictures = pictureFindings(document, (id) => {
    const picture = library.get(id)
    return picture ? { width: picture.width, phoneBytes: weights.get(id) ?? null } : undefined
  })
  const ofRecord = useRecordFindings(document)
  return [...ofRecord, ...advice, ...ofPictures]
}
