import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Icon, isIconName, searchIcons } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import type { IconField } from '@naikkelas/ui/sections/registry'
import { useState } from 'react'
import type { FieldEditorProps } from '../field-editor.tsx'
import { fieldId } from '../field-id.ts'
import { useField } from '../use-field.ts'

/** One of the house's icons, found by its Indonesian or English name. */
export function IconFieldEditor({ sectionId, path, field, label }: FieldEditorProps<IconField>) {
  const { value, change } = useField(sectionId, path, '')
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = searchIcons(search)
  const choose = (name: string) => {
    change(name)
    setIsOpen(false)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-app-xs font-semibold">{label}</span>
      <div className="flex items-center gap-2">
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
          <DialogTrigger>
            <Button
              id={fieldId(sectionId, path)}
              aria-label={`${label}: ${value === '' ? 'tanpa ikon' : value.replaceAll('-', ' ')}`}
              iconStart={isIconName(value) ? <Icon name={value} /> : undefined}
            >
              {value === '' ? 'Pilih ikon' : value.replaceAll('-', ' ')}
            </Button>
          </DialogTrigger>
          <DialogContent title="Pilih ikon">
            <div className="flex min-h-72 flex-col gap-3">
              <Field label="Cari ikon" isLabelHidden>
                <Input
                  type="search"
                  value={search}
                  placeholder="kalender, uang, chat…"
                  start={<Icon name="cari" size={16} />}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </Field>
              {found.length === 0 ? (
                <p className="text-app-sm text-muted">Tidak ada ikon yang cocok. Coba kata lain.</p>
              ) : (
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">
                  {found.map((name) => (
                    <li key={name}>
                      <button
                        type="button"
                        aria-label={name.replaceAll('-', ' ')}
                        aria-pressed={name === value}
                        title={name.replaceAll('-', ' ')}
                        onClick={() => choose(name)}
                        className="flex size-12 items-center justify-center rounded-control hover:bg-hover aria-pressed:bg-tint aria-pressed:text-accent"
                      >
                        <Icon name={name} size={24} />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </DialogContent>
        </Dialog>
        {value !== '' && (
          <Button size="sm" variant="quiet" onClick={() => change('')}>
            Tanpa ikon
          </Button>
        )}
      </div>
      {field.hint !== undefined && <p className="text-app-xs text-muted">{field.hint}</p>}
    </div>
  )
}
