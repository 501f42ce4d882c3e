import type { JsonObject } from '@naikkelas/page'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { isBlankRichText, plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { ListField } from '@naikkelas/ui/sections/registry'
import type { ClipboardEvent } from 'react'
import { SortableItem } from '../../dnd/sortable-items.tsx'
import { isInLayout, labelIn } from '../../model/field-at.ts'
import type { NestedFieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { TextFieldEditor } from '../fields/text-field-editor.tsx'
import { isSeveralItems } from './is-several-items.ts'

interface ListItemEditorProps {
  sectionId: string
  listPath: readonly string[]
  field: ListField
  layout: unknown
  item: JsonObject & { id: string }
  index: number
  count: number
  isOpen: boolean
  /** Whether it is chosen, while several are being chosen; undefined otherwise. */
  isChosen: boolean | undefined
  onChoose: () => void
  onToggle: () => void
  onMoveBy: (by: -1 | 1) => void
  onDuplicate: () => void
  onRemove: () => void
  /** Words that are several items were pasted into this one's title. */
  onPasteLines: (text: string) => void
  FieldEditor: NestedFieldEditorProps<ListField>['FieldEditor']
}

/** One item of a list: its name while folded, its fields while open. */
export function ListItemEditor({
  sectionId,
  listPath,
  field,
  layout,
  item,
  index,
  count,
  isOpen,
  isChosen,
  onChoose,
  onToggle,
  onMoveBy,
  onDuplicate,
  onRemove,
  onPasteLines,
  FieldEditor,
}: ListItemEditorProps) {
  const name = `${field.itemLabel} ${index + 1}`
  const words = wordsOf(item[field.titleKey])
  const path = [...listPath, item.id]
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isSeveralItems(text)) return
    event.preventDefault()
    onPasteLines(text)
  }
  return (
    <SortableItem
      id={item.id}
      name={name}
      header={
        isChosen !== undefined ? (
          <Checkbox
            label={words === '' ? name : `${name}: ${words}`}
            checked={isChosen}
            onChange={onChoose}
            className="min-w-0 flex-1"
          />
        ) : (
          <button
            type="button"
            id={toggleId(sectionId, path)}
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start text-app-sm pointer-coarse:min-h-12"
          >
            <Icon name={isOpen ? 'panah-bawah' : 'panah-kanan'} size={16} className="shrink-0 text-muted" />
            <span className="shrink-0 font-medium">{name}</span>
            {words !== '' && <span className="truncate text-muted">{words}</span>}
          </button>
        )
      }
    >
      {isOpen && isChosen === undefined && (
        <div id={fieldId(sectionId, path)} className="flex flex-col gap-3 border-t border-line p-3">
          {Object.entries(field.fields)
            .filter(([, part]) => isInLayout(part, layout))
            .map(([key, part]) =>
              key === field.titleKey && part.kind === 'text' ? (
                <TextFieldEditor
                  key={key}
                  sectionId={sectionId}
                  path={[...path, key]}
                  field={part}
                  layout={layout}
                  label={labelIn(part, layout)}
                  onPaste={onPaste}
                />
              ) : (
                <FieldEditor key={key} sectionId={sectionId} path={[...path, key]} field={part} layout={layout} />
              ),
            )}
          <div className="flex items-center gap-1 border-t border-line pt-2">
            <IconButton
              size="sm"
              label={`Pindahkan ${name} ke atas`}
              title="Ke atas"
              disabled={index === 0}
              icon={<Icon name="naik" size={16} />}
              onClick={() => onMoveBy(-1)}
            />
            <IconButton
              size="sm"
              label={`Pindahkan ${name} ke bawah`}
              title="Ke bawah"
              disabled={index === count - 1}
              icon={<Icon name="turun" size={16} />}
              onClick={() => onMoveBy(1)}
            />
            <IconButton
              size="sm"
              label={`Gandakan ${name}`}
              title="Gandakan"
              disabled={count >= field.max}
              icon={<Icon name="gandakan" size={16} />}
              onClick={onDuplicate}
            />
            <IconButton
              size="sm"
              variant="danger"
              label={`Hapus ${name}`}
              title="Hapus"
              disabled={count <= field.min}
              icon={<Icon name="hapus" size={16} />}
              className="ms-auto"
              onClick={onRemove}
            />
          </div>
        </div>
      )}
    </SortableItem>
  )
}

/** DOM id of what folds and opens an item. */
export const toggleId = (sectionId: string, path: readonly string[]) => `${fieldId(sectionId, path)}-lipat`

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const isRich = typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
  return isRich && !isBlankRichText(value as unknown as RichText) ? plainText(value as unknown as RichText) : ''
}
