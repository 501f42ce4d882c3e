import type { Field } from '@naikkelas/ui/sections/registry'
import type { ComponentType } from 'react'

export interface FieldEditorProps<Of extends Field = Field> {
  sectionId: string
  path: readonly string[]
  field: Of
  /** Of the section: some labels and fields belong to one. */
  layout: unknown
  label: string
}

/** A group and a list have fields of any kind in them: they are given the editor of any kind, which knows theirs. */
export interface NestedFieldEditorProps<Of extends Field> extends FieldEditorProps<Of> {
  FieldEditor: ComponentType<Omit<FieldEditorProps, 'label'>>
}
