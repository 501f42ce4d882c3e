import { SegmentedControl, type SegmentedControlProps } from '@naikkelas/ui/segmented-control'

interface SegmentedFieldProps<Value extends string>
  extends Pick<SegmentedControlProps<Value>, 'label' | 'options' | 'id'> {
  value: Value
  onValueChange: (value: Value) => void
  hint?: string | undefined
}

/** A few choices in sight as a field of a panel: its label above, as wide as the panel. */
export function SegmentedField<Value extends string>({ hint, ...control }: SegmentedFieldProps<Value>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-app-xs font-semibold">{control.label}</span>
      <SegmentedControl {...control} size="sm" isFullWidth />
      {hint !== undefined && <p className="text-app-xs text-muted">{hint}</p>}
    </div>
  )
}
