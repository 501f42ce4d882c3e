import { diffWords, type TextPart } from '@naikkelas/page'
import { useMemo } from 'react'
import type { DifferenceWords } from './difference-words.ts'

/** One changed field: before and after, with changed words marked in both. */
export function TextChange({ words: { label, before, after, isText } }: { words: DifferenceWords }) {
  const parts = useMemo(() => (isText ? diffWords(before, after) : null), [isText, before, after])
  return (
    <div className="flex flex-col gap-1 border-b border-line py-2 last:border-b-0">
      <p className="text-app-xs font-semibold">{label}</p>
      <dl className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 text-app-xs">
        {before !== '' && (
          <>
            <dt className="text-muted">Sebelum</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {parts ? <Marked parts={parts} leave="added" /> : before}
            </dd>
          </>
        )}
        {after !== '' && (
          <>
            <dt className="text-muted">Sesudah</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {parts ? <Marked parts={parts} leave="removed" /> : after}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

/** Struck through and underlined: colours alone are not accessible. */
function Marked({ parts, leave }: { parts: readonly TextPart[]; leave: 'added' | 'removed' }) {
  return parts
    .filter(({ kind }) => kind !== leave)
    .map(({ kind, text }, place) => {
      // Parts have no id: their index is the key.
      const key = `${place}`
      if (kind === 'removed')
        return (
          <del key={key} className="rounded-xs bg-danger-ground text-danger line-through">
            {text}
          </del>
        )
      if (kind === 'added')
        return (
          <ins key={key} className="rounded-xs bg-ok-ground text-ok underline underline-offset-2">
            {text}
          </ins>
        )
      return <span key={key}>{text}</span>
    })
}
