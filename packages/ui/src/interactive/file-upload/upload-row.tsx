import { formatBytes } from '../../format/bytes.ts'
import { berkas, centang, peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import type { FileUploadLabels } from './file-upload.labels.ts'
import type { PendingUpload } from './use-uploads.ts'

interface UploadRowProps {
  name: string
  bytes: number
  state: PendingUpload['state'] | { kind: 'uploaded' }
  labels: FileUploadLabels
  /** Neither changed nor removed. */
  isFixed: boolean
  onRemove: () => void
  onRetry: () => void
}

const icons = { waiting: berkas, uploading: berkas, uploaded: centang, failed: peringatan }
const colors = {
  waiting: 'ui:text-muted',
  uploading: 'ui:text-muted',
  uploaded: 'ui:text-ok',
  failed: 'ui:text-danger',
}

/** One file of the list: how far it has come, and what can be done with it. */
export function UploadRow({ name, bytes, state, labels, isFixed, onRemove, onRetry }: UploadRowProps) {
  const isPending = state.kind === 'waiting' || state.kind === 'uploading'
  return (
    <li
      data-state={state.kind}
      className="ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:border-b ui:border-line ui:py-2"
    >
      <IconShape of={icons[state.kind]} className={`ui:shrink-0 ${colors[state.kind]}`} />
      <div className="ui:min-w-0 ui:flex-1 ui:text-app-xs">
        <p className="ui:truncate ui:text-app-sm ui:font-semibold ui:text-text">{name}</p>
        <p className="ui:text-muted ui:tabular-nums">{[formatBytes(bytes), ...wordsOf(state, labels)].join(' · ')}</p>
        {state.kind === 'uploading' && <Progress label={labels.uploading(name)} isLabelHidden value={state.percent} />}
        {state.kind === 'failed' && <p className="ui:text-danger">{state.reason}</p>}
        {state.kind === 'failed' && state.canRetry && (
          <Button size="sm" className="ui:mt-1.5" aria-label={labels.retryFile(name)} onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
      {!isFixed && (
        <IconButton
          size="sm"
          label={isPending ? labels.cancel(name) : labels.remove(name)}
          icon={<IconShape of={silang} size={16} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function wordsOf(state: UploadRowProps['state'], labels: FileUploadLabels): string[] {
  if (state.kind === 'uploading') return [`${state.percent}%`]
  if (state.kind === 'failed') return []
  return [state.kind === 'waiting' ? labels.waiting : labels.uploaded]
}
