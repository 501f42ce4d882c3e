'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cari } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Dialog, DialogContent, type DialogContentProps } from '../dialog/dialog.tsx'
import { type CommandMenuLabels, commandMenuLabelsId } from './command-menu.labels.ts'
import { listboxClass, optionVariants } from './command-menu.variants.ts'
import { matchingCommands } from './matching-commands.ts'

export interface Command {
  id: string
  /** A verb with its object, or the name of a place. */
  label: string
  /** Heading it is listed under. */
  group: string
  /** Further words it is found by, in each language people may type. */
  words?: string
  icon?: ReactNode
  /** Behind the label: a shortcut, a state. */
  hint?: ReactNode
  run: () => void
}

export interface CommandMenuProps extends Omit<DialogContentProps, 'title' | 'children' | 'onCloseAutoFocus'> {
  commands: readonly Command[]
  /** Draw it while it is open; it calls this to be taken away. */
  onClose: () => void
  /** What is typed, for commands that are fetched by it. */
  onSearch?: (typed: string) => void
  /** While commands are fetched. @default false */
  isLoading?: boolean
  /** Everything it says itself: `commandMenuLabelsEn` for English. @default commandMenuLabelsId */
  labels?: CommandMenuLabels
  /** @default labels.title */
  title?: string
  /** Names the field. @default labels.field */
  label?: string
  /** @default labels.placeholder */
  placeholder?: string
  /** Said when nothing fits what was typed. @default labels.none */
  emptyText?: (typed: string) => string
}

/** Everything there is to do, found by typing: arrows choose, Enter does it, Escape leaves. */
export function CommandMenu({
  commands,
  onClose,
  onSearch,
  isLoading = false,
  labels = commandMenuLabelsId,
  title = labels.title,
  label = labels.field,
  placeholder = labels.placeholder,
  emptyText = labels.none,
  ...rest
}: CommandMenuProps) {
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef<(() => void) | null>(null)
  const groups = inGroups(matchingCommands(commands, typed))
  const flat = groups.flatMap((group) => group.commands)
  const at = Math.max(
    0,
    flat.findIndex(({ id }) => id === chosenId),
  )
  const chosen = flat[at]
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])

  const run = ({ run: act }: Command) => {
    asked.current = act
    onClose()
  }
  const closed = () => {
    const act = asked.current
    asked.current = null
    // Behind the focus that the dialog gives back: what is done may put it somewhere else.
    if (act) queueMicrotask(act)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) {
      event.preventDefault()
      setChosenId(flat[(at + by + flat.length) % flat.length]?.id ?? null)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      run(chosen)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="md" {...rest} title={title} onCloseAutoFocus={closed}>
        <div data-component="CommandMenu" className="ui:flex ui:flex-col ui:gap-2 ui:py-1">
          <Input
            role="combobox"
            aria-label={label}
            aria-expanded={flat.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && optionId(listId, chosen)}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            start={<IconShape of={cari} size={16} />}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosenId(null)
              onSearch?.(event.target.value)
            }}
            onKeyDown={pressed}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            // What scrolls would be a stop of its own for Tab.
            tabIndex={-1}
            aria-label={title}
            className={`ui:h-80 ${listboxClass}`}
          >
            {groups.map(({ name, commands: members }) => (
              <div key={name} role="group" aria-labelledby={`${listId}-${name}`} className="ui:mb-2">
                <p id={`${listId}-${name}`} className="ui:menu-label ui:text-app-xs">
                  {name}
                </p>
                {members.map((command) => (
                  <div
                    key={command.id}
                    id={optionId(listId, command)}
                    role="option"
                    aria-selected={command === chosen}
                    data-highlighted={command === chosen ? '' : undefined}
                    onPointerMove={() => setChosenId(command.id)}
                    onClick={() => run(command)}
                    className={optionVariants()}
                  >
                    {command.icon && <span className="ui:shrink-0 ui:text-muted">{command.icon}</span>}
                    <span className="ui:menu-words">{command.label}</span>
                    {command.hint !== undefined && (
                      <span className="ui:menu-shortcut ui:tabular-nums ui:text-app-xs">{command.hint}</span>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <p role="status" className={flat.length === 0 ? 'ui:menu-label ui:text-app-sm' : 'ui:sr-only'}>
            {flat.length > 0 ? labels.count(flat.length) : isLoading ? labels.searching : emptyText(typed)}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

const optionId = (listId: string, { id }: Command) => `${listId}-${id}`

/** Under their headings; the heading with the best match first. */
function inGroups(commands: readonly Command[]): { name: string; commands: Command[] }[] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([name, members]) => ({ name, commands: members }))
}
