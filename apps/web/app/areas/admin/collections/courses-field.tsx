import { coursesOfCollectionAtMost, type CollectionRecord } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Combobox } from '@naikkelas/ui/combobox'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useId, useState } from 'react'
import { useFoundRecords } from '../inputs/record-field.tsx'
import { searchCourses } from '../catalogue/record-names.ts'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'

type Course = CollectionRecord['courses'][number]

interface CoursesFieldProps {
  value: readonly string[]
  /** What is known of those that are stored. */
  known: readonly Course[]
  error: string | undefined
  isDisabled: boolean
  onChange: (ids: string[]) => void
}

/** Courses in the order that visitors see, found by typing a part of a name. */
export function CoursesField({ value, known, error, isDisabled, onChange }: CoursesFieldProps) {
  const id = useId()
  const { found, isLoading, problem, ask } = useFoundRecords(searchCourses)
  const [picked, setPicked] = useState<readonly Course[]>([])
  const courses = value.map(
    (one): Course =>
      picked.find((course) => course.id === one) ??
      known.find((course) => course.id === one) ?? { id: one, name: 'Tidak dikenal lagi', isPublic: false },
  )
  const add = (one: string | null) => {
    const record = found.find((candidate) => candidate.id === one)
    if (!record || value.includes(record.id)) return
    setPicked((present) => [...present, { ...record, isPublic: true }])
    onChange([...value, record.id])
  }
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-app-xs font-semibold">
        Kelas
      </p>
      {courses.length > 0 && (
        <SortableList
          label="Kelas dalam koleksi"
          items={courses}
          idOf={(course) => course.id}
          nameOf={({ name }) => name}
          isDisabled={isDisabled}
          onReorder={(ordered) => onChange(ordered.map((course) => course.id))}
        >
          {({ id: courseId, name, isPublic }) => (
            <div className="flex min-w-0 flex-1 items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              {!isPublic && <Badge tone="neutral">Tidak tampil</Badge>}
              {!isDisabled && (
                <IconButton
                  size="sm"
                  label={`Lepaskan ${name}`}
                  icon={<Icon name="silang" size={16} />}
                  onClick={() => onChange(value.filter((other) => other !== courseId))}
                />
              )}
            </div>
          )}
        </SortableList>
      )}
      {value.length < coursesOfCollectionAtMost ? (
        <Field label="Tambah kelas" isLabelHidden error={problem ?? error}>
          <Combobox
            key={value.length}
            placeholder="Tambah kelas"
            options={found
              .filter((record) => !value.includes(record.id))
              .map((record) => ({ value: record.id, label: record.name }))}
            value={null}
            isLoading={isLoading}
            onFocus={() => ask('')}
            onSearch={ask}
            onValueChange={add}
          />
        </Field>
      ) : (
        <p className="text-app-xs text-muted">Paling banyak {coursesOfCollectionAtMost} kelas.</p>
      )}
    </div>
  )
}
