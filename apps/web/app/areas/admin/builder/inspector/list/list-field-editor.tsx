import type { JsonObject } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import type { ListField } from '@naikkelas/ui/sections/registry'
import { Suspense, useEffect, useState } from 'react'
import { useBuilder, useBuilderParts } from '../../state/builder-context.ts'
import { SortableItems } from '../../dnd/sortable-items.tsx'
import type { NestedFieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { itemActs, untouchedCount } from './item-acts.ts'
import { ListItemEditor, toggleId } from './list-item-editor.tsx'
import { SeveralItemsBar } from './several-items-bar.tsx'
import { innerList } from './inner-list.ts'
import { useField } from '../use-field.ts'
import { latePart } from '../../../../../shared/late/late-part.tsx'

// Fetched when lines are pasted.
const PasteItemsDialog = latePart(async () => (await import('./paste-items-dialog.tsx')).PasteItemsDialog)
const PasteOutlineDialog = latePart(async () => (await import('./paste-outline-dialog.tsx')).PasteOutlineDialog)

type Item = JsonObject & { id: string }
const noItems: Item[] = []

/** A list of items: all folded but one, in an order that dragging, keys and buttons change. */
export function ListFieldEditor({
  sectionId,
  path,
  field,
  layout,
  label,
  FieldEditor,
}: NestedFieldEditorProps<ListField>) {
  const { store } = useBuilderParts()
  const { value: items } = useField<Item[]>(sectionId, path, noItems)
  const [openId, setOpenId] = useState<string | null>(null)
  const [pasted, setPasted] = useState<{ text: string; intoId: string | null } | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const jump = useBuilder((state) => state.jump)
  useEffect(() => {
    const wanted =
      jump?.sectionId === sectionId && path.every((key, index) => jump.path[index] === key)
        ? jump.path[path.length]
        : undefined
    if (wanted !== undefined) setOpenId(wanted)
    // Only a new jump opens an item; folding it again must hold.
  }, [jump])
  const acts = itemActs(store, { sectionId, path, field })
  const addId = `${fieldId(sectionId, path)}-tambah`
  const goTo = (id: string | undefined) => id !== undefined && store.actions.jumpTo({ sectionId, path: [...path, id] })
  const remove = (index: number) => {
    // The button goes with its item: the focus is at the next one before.
    const next = items[index + 1] ?? items[index - 1]
    document.getElementById(next ? toggleId(sectionId, [...path, next.id]) : addId)?.focus()
    acts.remove(items[index]?.id ?? '')
  }
  const isFull = items.length >= field.max
  const inner = innerList(field)
  const blanks = untouchedCount(items, field)
  return (
    <fieldset id={fieldId(sectionId, path)} className="flex min-w-0 flex-col gap-2">
      <legend className="float-start mb-0 flex w-full items-baseline justify-between text-app-xs font-semibold">
        {label}
        <span className="font-regular text-muted tabular-nums">
          {items.length}
          {items.length >= field.max * 0.8 && ` dari ${field.max}`}
        </span>
      </legend>
      {field.hint !== undefined && <p className="text-app-xs text-muted">{field.hint}</p>}
      {items.length > 0 && (
        <SortableItems
          items={items.map(({ id }, index) => ({ id, name: `${field.itemLabel} ${index + 1}` }))}
          onMove={acts.move}
        >
          {items.map((item, index) => (
            <ListItemEditor
              key={item.id}
              sectionId={sectionId}
              listPath={path}
              field={field}
              layout={layout}
              item={item}
              index={index}
              count={items.length}
              isOpen={openId === item.id}
              isChosen={chosen?.has(item.id)}
              onChoose={() => chosen && setChosen(toggled(chosen, item.id))}
              onToggle={() => setOpenId(openId === item.id ? null : item.id)}
              onMoveBy={(by) => acts.moveBy(item.id, by)}
              onDuplicate={() => goTo(acts.duplicateSeveral(new Set([item.id]))[0])}
              onRemove={() => remove(index)}
              onPasteLines={(text) => setPasted({ text, intoId: item.id })}
              FieldEditor={FieldEditor}
            />
          ))}
        </SortableItems>
      )}
      {chosen && (
        <SeveralItemsBar
          field={field}
          count={items.length}
          chosen={chosen}
          acts={acts}
          onChoose={setChosen}
          onDone={() => setChosen(null)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          iconStart={<Icon name="tambah" size={16} />}
          disabled={isFull}
          id={addId}
          onClick={() => goTo(acts.add())}
        >
          {field.addLabel ?? 'Tambah item'}
        </Button>
        {(!isFull || blanks > 0) && (
          <Button size="sm" variant="quiet" onClick={() => setPasted({ text: '', intoId: null })}>
            {inner
              ? `Tempel ${field.itemLabel.toLowerCase()} dan ${inner.field.itemLabel.toLowerCase()}`
              : 'Tempel beberapa baris'}
          </Button>
        )}
        {items.length > 1 && chosen === null && (
          <Button size="sm" variant="quiet" onClick={() => setChosen(new Set())}>
            Pilih beberapa item
          </Button>
        )}
      </div>
      {isFull && <p className="text-app-xs text-muted">Paling banyak {field.max}.</p>}
      <Suspense fallback={null}>
        {pasted !== null && inner && (
          <PasteOutlineDialog
            text={pasted.text}
            field={field}
            inner={inner.field}
            room={field.max - items.length + blanks}
            onClose={() => setPasted(null)}
            onInsert={(groups) => {
              acts.insertGroups(groups, inner)
              setPasted(null)
            }}
          />
        )}
        {pasted !== null && !inner && (
          <PasteItemsDialog
            text={pasted.text}
            field={field}
            layout={layout}
            room={field.max - items.length + (pasted.intoId === null ? blanks : 1)}
            onClose={() => setPasted(null)}
            onInsert={(rows) => {
              acts.insertRows(rows, pasted.intoId)
              setPasted(null)
            }}
          />
        )}
      </Suspense>
    </fieldset>
  )
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id])
}
