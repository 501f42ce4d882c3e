import { emptyRichText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { InPlaceText, preloadText } from '../index.ts'
import type { PlainTextInPlaceProps, RichTextInPlaceProps } from '../../../kit/rich-text/text-props.ts'
import { show } from './open-text.tsx'

preloadText()

type PlainOptions = Partial<Omit<PlainTextInPlaceProps, 'kind' | 'value'>> & { value?: string }

/** A heading of a page whose text is being written. */
export async function openPlain({ value = '', onChange = () => {}, ...options }: PlainOptions = {}) {
  const held = { value, set: (_: string) => {} }
  function Heading() {
    const [text, setText] = useState(value)
    held.value = text
    held.set = setText
    const change = (next: string) => {
      held.value = next
      onChange(next)
      setText(next)
    }
    return (
      <h2 style={{ fontSize: 32, fontWeight: 700 }}>
        <InPlaceText
          kind="plain"
          label="Judul"
          maxLength={80}
          onDone={() => {}}
          {...options}
          value={text}
          onChange={change}
        >
          {text}
        </InPlaceText>
      </h2>
    )
  }
  const shown = show(<Heading />)
  const box = page.getByRole('textbox', { name: 'Judul' })
  await expect.element(box).toHaveFocus()
  return { ...shown, box, held, element: box.element() as HTMLElement }
}

type RichOptions = Partial<Omit<RichTextInPlaceProps, 'kind' | 'value'>> & { value?: RichText }

/** A running text of a page that is being written. */
export async function openRich({ value = emptyRichText, onChange = () => {}, ...options }: RichOptions = {}) {
  const held = { value, set: (_: RichText) => {} }
  function Body() {
    const [text, setText] = useState(value)
    held.value = text
    held.set = setText
    const change = (next: RichText) => {
      held.value = next
      onChange(next)
      setText(next)
    }
    return (
      <InPlaceText
        kind="rich"
        label="Teks"
        maxLength={400}
        onDone={() => {}}
        {...options}
        value={text}
        onChange={change}
      >
        <RichTextView value={text} href={() => '#'} />
      </InPlaceText>
    )
  }
  const shown = show(<Body />)
  const box = page.getByRole('textbox', { name: 'Teks' })
  await expect.element(box).toHaveFocus()
  return { ...shown, box, held, element: box.element() as HTMLElement }
}
