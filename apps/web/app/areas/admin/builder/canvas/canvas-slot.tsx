import type { AnySectionDefinition, Slot } from '@naikkelas/ui/sections/registry'
import { writtenText } from '@naikkelas/ui/sections/parts'
import { personStyle } from '../live/person-color.ts'
import { fieldAt, labelIn } from '../model/field-at.ts'
import { RichTextInPlace, TextInPlace } from '../text/index.ts'
import { isBlankValue, valueIn } from '../model/text-value.ts'

interface CanvasSlotOptions {
  sectionId: string
  definition: AnySectionDefinition
  content: Readonly<Record<string, unknown>>
  /** The text that is being edited in this section. */
  editingPath: readonly string[] | null
  /** Whether that text is empty and drawn only because it is being edited. */
  isPlace: boolean
  /** Texts being edited by others, by path: colour index and label. */
  held: Readonly<Record<string, string>>
  /** Keys of the content that come from the page's record: nothing in them is written here. */
  followed: ReadonlySet<string>
  /** Called with the key of each empty text that the section draws by itself, with words of its own. */
  noteDefaulted: (key: string) => void
}

/** The slot of a section on the canvas: marks every text, and puts the editor where one is being written. */
export function canvasSlot(options: CanvasSlotOptions): Slot {
  const { sectionId, definition, content, editingPath, isPlace, held, followed, noteDefaulted } = options
  const editing = editingPath?.join('/')
  return (path, node) => {
    const key = path.join('/')
    const field = fieldAt(definition.fields, path)
    if (!field || followed.has(path[0] ?? '')) return node
    const isRich = field.kind === 'richText'
    if (key === editing) {
      const label = labelIn(field, content.layout)
      const fallback = isPlace ? null : node
      return isRich ? (
        <RichTextInPlace
          key={`edit:${key}`}
          sectionId={sectionId}
          path={path}
          label={label}
          maxLength={field.maxLength}
          fallback={fallback}
        />
      ) : (
        <TextInPlace
          key={`edit:${key}`}
          sectionId={sectionId}
          path={path}
          label={label}
          field={field}
          fallback={fallback}
        />
      )
    }
    if (isBlankValue(valueIn(content, path))) noteDefaulted(key)
    const { dir, words } = writtenText(node)
    const Element = isRich ? 'div' : 'span'
    const holder = held[key] === undefined ? undefined : holderFrom(held[key])
    return (
      <Element
        key={key}
        data-text={key}
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

function holderFrom(held: string): { color: number; words: string } {
  const space = held.indexOf(' ')
  return { color: Number(held.slice(0, space)), words: held.slice(space + 1) }
}
