export * from '../src/primitives/field/field.tsx'
export * from '../src/primitives/field/fieldset.tsx'
export * from '../src/primitives/field/field.variants.ts'
export type { ControlChangeEvent, ControlValueProps } from '../src/interactive/control-value.ts'
