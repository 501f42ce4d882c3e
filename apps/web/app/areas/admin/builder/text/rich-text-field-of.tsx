import { emptyRichText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { useBuilderParts } from '../state/builder-context.ts'
import { offerLeftOver } from './left-over.ts'
import { linkTarget } from './rich-text-in-place.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useTextEdit } from './use-text-edit.ts'

interface RichTextFieldOfProps {
  sectionId: string
  path: readonly string[]
  /** Accessible name of the text box. */
  label: string
  describedBy?: string | undefined
  maxLength: number
  isReadOnly?: boolean
}

/** A rich text of the page, written in the inspector. */
export function RichTextFieldOf({
  sectionId,
  path,
  label,
  describedBy,
  maxLength,
  isReadOnly = false,
}: RichTextFieldOfProps) {
  const { store, workspace } = useBuilderParts()
  const { value, type } = useTextEdit<RichText>(sectionId, path)
  return (
    <RichTextField
      label={label}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      maxLength={maxLength}
      isReadOnly={isReadOnly}
      value={value ?? emptyRichText}
      onChange={type}
      onLeave={store.actions.endRun}
      onStep={store.actions.endRun}
      onUndo={(direction) => void store.actions[direction]()}
      onNotice={store.actions.setProblem}
      onLeftOver={(left) => offerLeftOver(workspace, left)}
      renderLinkInput={linkTarget}
    />
  )
}
