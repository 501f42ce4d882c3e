import { Button } from '@naikkelas/ui/button'
import { Icon, isIconName } from '@naikkelas/ui/icons'
import type { IconField } from '@naikkelas/ui/sections/registry'
import { Suspense, useState } from 'react'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { useField } from '../use-field.ts'
import { latePart } from '../../../../../shared/late/late-part.tsx'

// The list of all icons is loaded on the first search.
const IconDialog = latePart(async () => (await import('./icon-dialog.tsx')).IconDialog)

/** One of the house's icons, found by its Indonesian or English name. */
export function IconFieldEditor({ sectionId, path, field, label }: FieldEditorProps<IconField>) {
  const { value, change } = useField(sectionId, path, '')
  const [isOpen, setIsOpen] = useState(false)
  const choose = (name: string) => {
    change(name)
    setIsOpen(false)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-app-xs font-semibold">{label}</span>
      <div className="flex items-center gap-2">
        <Button
          id={fieldId(sectionId, path)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          aria-label={`${label}: ${value === '' ? 'tanpa ikon' : value.replaceAll('-', ' ')}`}
          iconStart={isIconName(value) ? <Icon name={value} /> : undefined}
        >
          {value === '' ? 'Pilih ikon' : value.replaceAll('-', ' ')}
        </Button>
        <Suspense fallback={null}>
          {isOpen && <IconDialog value={value} isOpen onOpenChange={setIsOpen} onChoose={choose} />}
        </Suspense>
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
