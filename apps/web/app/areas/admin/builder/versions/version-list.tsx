import { Badge } from '@naikkelas/ui/badge'
import { useId } from 'react'
import { formatDateTime } from '@naikkelas/ui/format'
import type { Version } from './use-versions.ts'

interface VersionListProps {
  /** Newest first. */
  versions: readonly Version[]
  chosenId: string | null
  onChoose: (id: string) => void
}

/** One version to look at; arrows go through them. */
export function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const group = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 overflow-y-auto max-sm:max-h-44 sm:max-h-[26rem]">
      <legend className="sr-only">Versi</legend>
      {versions.map(({ id, at, actorName, name, reason, isLive }) => (
        <label
          key={id}
          className="relative flex min-h-11 shrink-0 cursor-pointer flex-col gap-0.5 rounded-control border border-transparent px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-app-sm font-semibold">{name ?? <time dateTime={at}>{formatDateTime(at)}</time>}</span>
            {isLive && <Badge tone="ok">Sedang terbit</Badge>}
            {reason === 'named' && <Badge tone="accent">Disimpan</Badge>}
          </span>
          <span className="text-app-xs text-muted">
            {name !== null && `${formatDateTime(at)} · `}
            {actorName === null ? 'Oleh akun yang sudah dihapus' : `Oleh ${actorName}`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
