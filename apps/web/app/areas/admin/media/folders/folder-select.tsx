import type { MediaFolder } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { folderChoices } from './folder-nesting.ts'

interface FolderSelectProps {
  label: string
  isLabelHidden?: boolean
  folders: readonly MediaFolder[]
  /** Empty for the place outside of all folders. */
  value: string
  onChange: (folderId: string) => void
  /** What the empty value is called. */
  emptyLabel: string
  /** Not offered, nor what lies below it. */
  except?: string
  error?: string | undefined
  /** Further choices, after the folders. */
  further?: readonly { value: string; label: string }[]
  className?: string
}

/** One folder of all, by its whole path. */
export function FolderSelect({
  label,
  isLabelHidden = false,
  folders,
  value,
  onChange,
  emptyLabel,
  except,
  error,
  further = [],
  className,
}: FolderSelectProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} {...(className !== undefined && { className })}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{emptyLabel}</option>
        {folderChoices(folders, except).map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
        {further.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
