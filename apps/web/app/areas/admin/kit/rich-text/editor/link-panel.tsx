import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import type { RenderLinkInput } from '../text-props.ts'
import { hrefFrom } from './href-from.ts'
import { linkAt, linkTo } from './link-words.ts'

interface LinkPanelProps {
  editor: Editor
  variant: 'plain' | 'floating'
  onDone: () => void
  renderLinkInput?: RenderLinkInput | undefined
}

/** Target of the selected text: the field's own link input, else a URL. */
export function LinkPanel({ editor, variant, onDone, renderLinkInput }: LinkPanelProps) {
  const [value, setValue] = useState(() => linkAt(editor))
  const change = (target: typeof value) => {
    linkTo(editor, target)
    setValue(target)
  }
  const remove = () => {
    linkTo(editor, { kind: 'url', href: '' })
    onDone()
  }
  const frame =
    variant === 'floating'
      ? 'w-80 max-w-full rounded-control border border-line bg-surface p-3 text-text shadow-e2'
      : 'border-t border-line p-3'
  return (
    <div role="group" aria-label="Tautan pada teks" className={`flex flex-col gap-3 ${frame}`}>
      {renderLinkInput ? (
        renderLinkInput({ value, onChange: change, onDone })
      ) : (
        <AddressInput
          href={value.kind === 'url' ? value.href : ''}
          onChange={(href) => change({ kind: 'url', href })}
          onDone={onDone}
        />
      )}
      <div className="flex justify-between gap-2 empty:hidden">
        {(value.kind !== 'url' || value.href !== '') && (
          <Button variant="quiet" size="sm" onClick={remove}>
            Hapus tautan
          </Button>
        )}
        {/* One's own input takes every change at once, so that there is only an end to it. */}
        {renderLinkInput && (
          <Button variant="primary" size="sm" className="ms-auto" onClick={onDone}>
            Selesai
          </Button>
        )}
      </div>
    </div>
  )
}

interface AddressInputProps {
  href: string
  onChange: (href: string) => void
  onDone: () => void
}

function AddressInput({ href, onChange, onDone }: AddressInputProps) {
  const [draft, setDraft] = useState(href)
  const [error, setError] = useState<string | undefined>(undefined)
  const take = () => {
    const address = hrefFrom(draft)
    if (address === null) return setError('Alamat ini tidak dikenal. Contoh: https://naikkelas.id/kelas')
    onChange(address)
    onDone()
  }
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <div className="flex items-end gap-2">
      <Field label="Alamat tautan" error={error} className="flex-1">
        <Input
          size="sm"
          value={draft}
          inputMode="url"
          autoFocus
          placeholder="https://"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={takeOnEnter}
        />
      </Field>
      <Button size="sm" onClick={take}>
        Pasang
      </Button>
    </div>
  )
}
