'use client'
import { type InputHTMLAttributes, type Ref, useEffect, useId, useRef, useState } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { unggah } from '../../icons/interface-icons.ts'
import { buttonVariants } from '../../primitives/button/button.variants.ts'
import { keptAsIs, untouchedIf } from '../../primitives/read-only.ts'
import { cx } from '../../primitives/variants.ts'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { fileFlaw, limitOf } from './checked-file.ts'
import { type FileUploadLabels, fileUploadLabelsId } from './file-upload.labels.ts'
import { UploadRow } from './upload-row.tsx'
import { useSentIds } from './sent-ids.ts'
import { type PendingUpload, type Upload, type UploadedFile, useUploads } from './use-uploads.ts'

export interface FileUploadProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'>,
    ControlValueProps<readonly UploadedFile[]> {
  /** Sends one file and answers with its id. Reports progress, and stops when the signal is aborted. */
  upload: Upload
  /** The files that the server holds. With it you keep the state. */
  value?: readonly UploadedFile[]
  /** The files at first, when it keeps its value itself. @default [] */
  defaultValue?: readonly UploadedFile[]
  /** What is taken, as endings or kinds: `image/*,.pdf`. */
  accept?: string
  /** More than one file. Without it a new file takes the place of the last one. @default false */
  multiple?: boolean
  /** A file of so many bytes or more is refused. @default 524_288_000, 500 MiB */
  maxBytes?: number
  /** Why an upload failed, as a sentence that says what to do. @default () => labels.failed */
  describeError?: (error: Error) => string
  /** Everything it says itself: `fileUploadLabelsEn` for English. @default fileUploadLabelsId */
  labels?: FileUploadLabels
  ref?: Ref<HTMLInputElement>
}

/**
 * Files that are sent as soon as they are chosen or dropped, each with its progress. A form sends their ids under its
 * `name`; without script the files themselves.
 */
export function FileUpload({
  upload,
  value,
  defaultValue,
  onChange,
  onValueChange,
  multiple = false,
  maxBytes = 524_288_000,
  labels = fileUploadLabelsId,
  describeError = () => labels.failed,
  required = false,
  readOnly = false,
  className,
  style,
  onBlur,
  ref,
  ...rest
}: FileUploadProps) {
  const hintId = useId()
  const input = useSharedRef(ref)
  const [isOver, setIsOver] = useState(false)
  const [said, setSaid] = useState('')
  const { name, accept, disabled = false } = rest
  const own = useOwnValue({ value, defaultValue, empty: none, name, onChange, onValueChange })
  // Uploads end long after the drawing in which they began.
  const held = useRef(own.current)
  useEffect(() => {
    held.current = own.current
  })
  const give = (files: readonly UploadedFile[]) => {
    held.current = files
    own.change(files)
  }
  // The row of a file stays the same element while it becomes one that is uploaded: it may hold the focus.
  const keys = useRef(new Map<string, string>())
  const uploads = useUploads({
    upload,
    describeError,
    onQuarter: (file, percent) => setSaid(labels.progress(file.name, percent)),
    onUploaded: (file, key) => {
      keys.current.set(file.id, key)
      setSaid(labels.progress(file.name, 100))
      give(multiple ? [...held.current, file] : [file])
    },
    onFailed: (file, reason) => setSaid(`${file.name}: ${reason}`),
  })
  const isEmpty = own.current.length === 0
  const problem = uploads.isBusy ? labels.wait : required && isEmpty ? labels.missing : ''
  useEffect(() => input.current?.setCustomValidity(problem), [problem, input])
  useSentIds(input, own.current)
  useFormReset(input, () => {
    uploads.drop(uploads.pending.map(({ key }) => key))
    own.reset()
  })

  const add = (chosen: readonly File[]) => {
    const added = (multiple ? chosen : chosen.slice(-1)).map((file): PendingUpload => {
      const reason = fileFlaw(file, { accept, maxBytes, labels })
      return {
        key: crypto.randomUUID(),
        file,
        state: reason === null ? { kind: 'waiting' } : { kind: 'failed', reason, canRetry: false },
      }
    })
    if (added.length === 0) return
    if (!multiple) uploads.drop(uploads.pending.map(({ key }) => key))
    uploads.add(added)
    const [first] = added
    if (first)
      setSaid(
        first.state.kind === 'failed' ? `${first.file.name}: ${first.state.reason}` : labels.uploading(first.file.name),
      )
  }
  const afterRemoval = () => {
    setSaid('')
    input.current?.focus()
  }
  const isFixed = disabled || readOnly
  const rows = [
    ...own.current.map(({ id, name: fileName, bytes }) => ({
      key: keys.current.get(id) ?? id,
      name: fileName,
      bytes,
      state: { kind: 'uploaded' } as const,
      onRemove: () => give(held.current.filter((file) => file.id !== id)),
    })),
    ...uploads.pending.map(({ key, file, state }) => ({
      key,
      name: file.name,
      bytes: file.size,
      state,
      onRemove: () => uploads.drop([key]),
    })),
  ]
  return (
    <div
      data-component="FileUpload"
      style={style}
      className={cx('ui:min-w-0', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || !input.current) return
        onBlur?.({ ...event, target: input.current, currentTarget: input.current })
      }}
    >
      <div
        className={cx(
          'ui:relative ui:rounded-surface ui:border ui:border-dashed ui:eased ui:control-group',
          isOver ? 'ui:border-accent ui:bg-tint' : 'ui:border-border ui:hover:border-text',
          !isOver && (readOnly ? 'ui:bg-hover' : 'ui:bg-surface'),
        )}
      >
        <div
          id={hintId}
          className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:p-4 ui:text-app-sm ui:text-text"
        >
          <IconShape of={unggah} className="ui:shrink-0 ui:text-muted" />
          {labels.drop}
          <span className={buttonVariants({ size: 'sm' })}>{labels.choose}</span>
          <span className="ui:text-app-xs ui:text-muted">{labels.below(limitOf(maxBytes))}</span>
        </div>
        {/* It lies unseen over the zone: browsers take a click, a key and a drop by themselves. */}
        <input
          {...rest}
          {...keptAsIs(readOnly)}
          ref={input}
          type="file"
          multiple={multiple}
          required={required && isEmpty && !uploads.isBusy}
          aria-describedby={cx(hintId, rest['aria-describedby'])}
          className={`ui:absolute ui:inset-0 ui:size-full ui:cursor-pointer ui:opacity-0${untouchedIf(isFixed)}`}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // The same file may be chosen again, after it failed or was removed.
            target.value = ''
            setIsOver(false)
            if (!isFixed) add(chosen)
          }}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </div>
      {rows.length > 0 && (
        <ul aria-label={labels.files} className="ui:mt-2">
          {rows.map(({ key, onRemove, ...row }) => (
            <UploadRow
              key={key}
              {...row}
              labels={labels}
              isFixed={isFixed}
              onRemove={() => {
                onRemove()
                afterRemoval()
              }}
              onRetry={() => {
                uploads.retry(key)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="ui:sr-only">
        {said}
      </p>
    </div>
  )
}

const none: readonly UploadedFile[] = []
