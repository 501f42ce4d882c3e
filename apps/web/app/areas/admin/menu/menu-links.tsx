import { featureOf } from '@naikkelas/contract/menu'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'
import type { LinksName, MenuValues } from './menu-values.ts'

interface MenuLinksProps {
  name: LinksName
  /** What the list is called when it is read out. */
  label: string
  atMost: number
}

/** Links of one list: a name and an address each, in their order. */
export function MenuLinks({ name, label, atMost }: MenuLinksProps) {
  const { control, getValues, getFieldState, formState } = useFormContext<MenuValues>()
  const { fields, append, remove, replace } = useFieldArray({ control, name })
  const problem = getFieldState(name, formState).error?.root?.message ?? getFieldState(name, formState).error?.message
  return (
    <div className="flex flex-col gap-2">
      {fields.length === 0 && <p className="text-app-sm text-muted">Belum ada tautan.</p>}
      <SortableList
        label={label}
        items={fields.map(({ id }, index) => ({ id, index }))}
        idOf={({ id }) => id}
        nameOf={({ index }) => getValues(`${name}.${index}.label`) || `Tautan ${index + 1}`}
        onReorder={(ordered) => {
          const links = getValues(name)
          replace(ordered.flatMap(({ index }) => links[index] ?? []))
        }}
      >
        {({ index }) => <LinkFields name={name} index={index} label={label} onRemove={() => remove(index)} />}
      </SortableList>
      {problem !== undefined && <p className="text-app-sm text-danger">{problem}</p>}
      {fields.length < atMost && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-label={`Tambah tautan ke ${label}`}
          iconStart={<Icon name="tambah" size={16} />}
          onClick={() => append({ label: '', href: '' })}
        >
          Tambah tautan
        </Button>
      )}
    </div>
  )
}

const featureWords = {
  tools: 'Tampil selama menu Tools menyala.',
  addon: 'Tampil selama menu Super Mentor menyala.',
  forum: 'Tampil selama forum menyala.',
} as const

function LinkFields({
  name,
  index,
  label,
  onRemove,
}: Pick<MenuLinksProps, 'name' | 'label'> & { index: number; onRemove: () => void }) {
  const { register, control, getFieldState, formState } = useFormContext<MenuValues>()
  const at = `${name}.${index}` as const
  const href = useWatch({ control, name: `${at}.href` })
  const feature = featureOf(href)
  return (
    <div className="flex items-start gap-2 py-1">
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        <Field
          label={`Nama tautan ${index + 1} di ${label}`}
          isLabelHidden
          error={getFieldState(`${at}.label`, formState).error?.message}
        >
          <Input {...register(`${at}.label`)} maxLength={40} placeholder="Nama" />
        </Field>
        <Field
          label={`Alamat tautan ${index + 1} di ${label}`}
          isLabelHidden
          hint={feature === null ? undefined : featureWords[feature]}
          error={getFieldState(`${at}.href`, formState).error?.message}
        >
          <Input {...register(`${at}.href`)} maxLength={300} inputMode="url" placeholder="/alamat" />
        </Field>
      </div>
      <IconButton
        label={`Hapus tautan ${index + 1} dari ${label}`}
        icon={<Icon name="hapus" size={16} />}
        onClick={onRemove}
      />
    </div>
  )
}
