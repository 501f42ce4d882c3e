import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Icon, searchIcons } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'

interface IconDialogProps {
  value: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (name: string) => void
}

/** The icons of the house, found by their Indonesian or English names. */
export function IconDialog({ value, isOpen, onOpenChange, onChoose }: IconDialogProps) {
  const [search, setSearch] = useState('')
  const found = searchIcons(search)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
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
                    onClick={() => onChoose(name)}
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
  )
}
