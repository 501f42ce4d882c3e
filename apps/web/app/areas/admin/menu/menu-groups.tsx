import { menuLimits } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'
import { MenuLinks } from './menu-links.tsx'
import type { GroupsName, MenuValues } from './menu-values.ts'

interface MenuGroupsProps {
  name: GroupsName
  label: string
  /** What one of them is called: `menu`. */
  noun: string
  atMost: number
}

/** Menus that open, or columns: a word each, with the links below it. */
export function MenuGroups({ name, label, noun, atMost }: MenuGroupsProps) {
  const { register, control, getValues, getFieldState, formState } = useFormContext<MenuValues>()
  const { fields, append, remove, replace } = useFieldArray({ control, name })
  const calledAt = (index: number) => getValues(`${name}.${index}.label`) || `${noun} ${index + 1}`
  return (
    <div className="flex flex-col gap-3">
      <SortableList
        label={label}
        items={fields.map(({ id }, index) => ({ id, index }))}
        idOf={({ id }) => id}
        nameOf={({ index }) => calledAt(index)}
        onReorder={(ordered) => {
          const groups = getValues(name)
          replace(ordered.flatMap(({ index }) => groups[index] ?? []))
        }}
      >
        {({ index }) => (
          <div className="flex flex-col gap-2 py-2">
            <div className="flex items-start gap-1">
              <Field
                label={`Nama ${noun} ${index + 1}`}
                isLabelHidden
                className="flex-1"
                error={getFieldState(`${name}.${index}.label`, formState).error?.message}
              >
                <Input {...register(`${name}.${index}.label`)} maxLength={40} placeholder={`Nama ${noun}`} />
              </Field>
              <IconButton
                label={`Hapus ${noun} ${index + 1}`}
                icon={<Icon name="hapus" size={16} />}
                onClick={() => remove(index)}
              />
            </div>
            <MenuLinks name={`${name}.${index}.links`} label={calledAt(index)} atMost={menuLimits.linksOfGroup} />
          </div>
        )}
      </SortableList>
      {fields.length < atMost && (
        <Button
          className="self-start"
          iconStart={<Icon name="tambah" size={16} />}
          onClick={() => append({ label: '', links: [{ label: '', href: '' }] })}
        >
          Tambah {noun}
        </Button>
      )}
    </div>
  )
}
