import type { AnySectionDefinition, Field, Slot } from '@naikkelas/ui/sections/registry'
import { writtenText } from '@naikkelas/ui/sections/parts'
import { personStyle } from '../live/person-color.ts'
import { fieldAt, labelIn } from '../model/field-at.ts'
import { RichTextInPlace, TextInPlace } from '../text/index.ts'
import { isBlankValue, valueIn } from './slot-value.ts'

interface CanvasSlotOptions {
  sectionId: string
  definition: AnySectionDefinition
  content: Readonly<Record<string, unknown>>
  /** The text that is being edited in this section. */
  editingPath: readonly string[] | null
  /** Texts being edited by others, by path: colour index and label. */
  held: Readonly<Record<string, string>>
}

/** The slot of a section on the canvas: marks every text, and puts the editor where one is being written. */
export function canvasSlot({ sectionId, definition, content, editingPath, held }: CanvasSlotOptions): Slot {
  const editing = editingPath?.join('/')
  return (path, node) => {
    const key = path.join('/')
    const field = fieldAt(definition.fields, path)
    if (!field) return node
    const isRich = field.kind === 'richText'
    const label = labelIn(field, content.layout)
    if (key === editing) {
      return isRich ? (
        <RichTextInPlace
          key={`edit:${key}`}
          sectionId={sectionId}
          path={path}
          label={label}
          maxLength={field.maxLength}
          fallback={node}
        />
      ) : (
        <TextInPlace
          key={`edit:${key}`}
          sectionId={sectionId}
          path={path}
          label={label}
          field={field}
          fallback={node}
        />
      )
    }
    // If a section has a default for an empty text, that is shown.
    const isEmpty = isBlankValue(valueIn(content, path)) && (typeof node !== 'string' || isBlankValue(node))
    const { dir, words } = writtenText(node)
    const Element = isRich ? 'div' : 'span'
    const holder = held[key] === undefined ? undefined : holderFrom(held[key])
    return (
      <Element
        key={key}
        data-text={key}
        data-empty={isEmpty ? label : undefined}
        data-minor={isMinor(field, path) ? '' : undefined}
        data-held={holder?.words}
        style={holder && personStyle(holder.color)}
        dir={dir}
        className={isRich ? 'builder-text builder-rich' : dir ? 'builder-text ui:written' : 'builder-text'}
      >
        {words}
      </Element>
    )
  }
}

// Badges, notes and the like: a place to write for each of them would bury the section. They are written in the panel.
function isMinor(field: Field, path: readonly string[]): boolean {
  return (
    path.length > 1 &&
    path.at(-1) !== 'label' &&
    field.kind === 'text' &&
    (field.maxLength <= 32 || path.at(-1) === 'note')
  )
}

function holderFrom(held: string): { color: number; words: string } {
  const space = held.indexOf(' ')
  return { color: Number(held.slice(0, space)), words: held.slice(space + 1) }
}
