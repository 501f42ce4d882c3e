'use client'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { fieldControlVariants } from '../../primitives/field/field.variants.ts'
import { inputGroupClass, inputInGroupClass } from '../../primitives/input/input.variants.ts'
import type { InputProps } from '../../primitives/input/input.tsx'
import { cx } from '../../primitives/variants.ts'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { Refusal } from '../refusal.tsx'
import { useSharedRef } from '../use-shared-ref.ts'
import { type TagsInputLabels, tagsInputLabelsId } from './tags-input.labels.ts'
import { hasSeparator, tagsIn, withTags } from './tags-of.ts'
import { useSentTags } from './use-sent-tags.ts'

export interface TagsInputProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'start' | 'end' | 'size' | 'maxLength'>,
    ControlValueProps<readonly string[]> {
  /** The tags; with it you keep the state. */
  value?: readonly string[]
  /** The tags at first, when it keeps its value itself. @default none */
  defaultValue?: readonly string[]
  /** How many there may be. @default 20 */
  maxTags?: number
  /** How many letters one may have. @default 40 */
  maxLength?: number
  /** Everything it says itself: `tagsInputLabelsEn` for English. @default tagsInputLabelsId */
  labels?: TagsInputLabels
}

const none: readonly string[] = []

/**
 * Words that belong to something, each as a chip. Enter, a comma or leaving the field adds what was typed; a pasted list
 * becomes several. In a form its `name` is sent once for each.
 */
export function TagsInput({
  value,
  defaultValue,
  onChange,
  onValueChange,
  maxTags = 20,
  maxLength = 40,
  labels = tagsInputLabelsId,
  required = false,
  readOnly = false,
  placeholder,
  onBlur,
  onKeyDown,
  onPaste,
  className,
  style,
  ref,
  ...rest
}: TagsInputProps) {
  const id = useId()
  const input = useSharedRef(ref)
  const list = useRef<HTMLUListElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState('')
  const { name, disabled = false } = rest
  const own = useOwnValue({ value, defaultValue, empty: none, name, onChange, onValueChange })
  const tags = own.current
  const isFixed = disabled || readOnly
  useSentTags(input, tags)
  useFormReset(input, () => {
    setText('')
    setRefusal('')
    own.reset()
  })
  const problem = required && tags.length === 0 && text.trim() === '' ? labels.missing : ''
  useEffect(() => input.current?.setCustomValidity(problem), [problem, input])

  /** Adds the tags of a text; what cannot be added stays in the field, where its refusal is. */
  const add = (given: string) => {
    const next = withTags(tags, tagsIn(given), { maxTags, maxLength })
    if (next.added.length > 0) {
      own.change(next.tags)
      setSaid(labels.added(next.added))
    }
    setText([...next.tooLong, ...next.beyond].join(', '))
    setRefusal(
      next.tooLong.length > 0
        ? labels.tooLong(next.tooLong, maxLength)
        : next.beyond.length > 0
          ? labels.beyond(maxTags)
          : next.repeated.length > 0
            ? labels.repeated(next.repeated)
            : '',
    )
  }

  const chips = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const remove = (index: number) => {
    const tag = tags[index]
    if (tag === undefined) return
    setRefusal('')
    setSaid(labels.removed(tag))
    own.change(tags.filter((_, at) => at !== index))
    // The chip goes with the focus on it: its neighbour takes the focus, or the field.
    const neighbour = chips()[index + 1] ?? input.current
    neighbour?.focus()
  }

  const pressedInField = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Composed characters of some keyboards end with Enter.
    if (event.defaultPrevented || event.nativeEvent.isComposing || isFixed) return
    const isAtStart = input.current?.selectionStart === 0 && input.current.selectionEnd === 0
    if ((event.key === 'Enter' && text.trim() !== '') || event.key === ',' || event.key === ';') {
      event.preventDefault()
      add(text)
    } else if (isAtStart && (event.key === 'ArrowLeft' || (event.key === 'Backspace' && !event.repeat))) {
      const last = chips().at(-1)
      if (!last) return
      event.preventDefault()
      last.focus()
    }
  }
  const pressedOnChip = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const all = chips()
    const to = {
      ArrowLeft: all[Math.max(0, index - 1)],
      ArrowRight: all[index + 1] ?? input.current,
      Home: all[0],
      End: input.current,
    }[event.key]
    if (to) to.focus()
    else if (event.key === 'Delete' || (event.key === 'Backspace' && !event.repeat)) remove(index)
    else return
    event.preventDefault()
  }
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const given = event.clipboardData.getData('text')
    if (event.defaultPrevented || isFixed || !hasSeparator(given)) return
    event.preventDefault()
    add(`${text},${given}`)
  }
  const [helpId, refusalId] = [`${id}-help`, `${id}-refusal`]
  return (
    <div
      data-component="TagsInput"
      style={style}
      className={cx('ui:min-w-0', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || !input.current) return
        if (tagsIn(text).length > 0 && refusal === '') add(text)
        onBlur?.({ ...event, target: input.current, currentTarget: input.current })
      }}
    >
      <div
        className={cx(
          fieldControlVariants({ shape: 'field' }),
          inputGroupClass,
          'ui:tags-field',
          readOnly && 'ui:bg-hover',
        )}
        // Beside the chips the frame is the field.
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          input.current?.focus()
        }}
      >
        {tags.length > 0 && (
          <ul ref={list} aria-label={labels.list} className="ui:contents">
            {tags.map((tag, index) => (
              <li key={tag} className="ui:tag">
                <span>{tag}</span>
                {!isFixed && (
                  <button
                    type="button"
                    // Reached with the arrow keys from the field, so that Tab leaves it at once.
                    tabIndex={-1}
                    aria-label={labels.remove(tag)}
                    onClick={() => remove(index)}
                    onKeyDown={(event) => pressedOnChip(event, index)}
                  >
                    <IconShape of={silang} size={16} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <input
          {...rest}
          ref={input}
          type="text"
          value={text}
          required={required && tags.length === 0}
          readOnly={readOnly}
          placeholder={tags.length === 0 ? placeholder : undefined}
          autoComplete={rest.autoComplete ?? 'off'}
          enterKeyHint={rest.enterKeyHint ?? 'done'}
          onChange={({ target }) => {
            setRefusal('')
            // Keyboards of phones send no key for what they type.
            if (hasSeparator(target.value)) add(target.value)
            else setText(target.value)
          }}
          onKeyDown={pressedInField}
          onPaste={pasted}
          aria-invalid={refusal !== '' || rest['aria-invalid']}
          aria-describedby={cx(helpId, refusal !== '' && refusalId, rest['aria-describedby'])}
          className={inputInGroupClass}
        />
      </div>
      <p id={helpId} className="ui:sr-only">
        {labels.help}
      </p>
      <Refusal id={refusalId}>{refusal}</Refusal>
      <p role="status" className="ui:sr-only">
        {said}
      </p>
    </div>
  )
}
