import { Icon } from '@naikkelas/ui/icons'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { deviceWidths } from '../model/builder-store.ts'

const options = [
  { value: '360', label: 'Ponsel, 360 piksel', icon: <Icon name="ponsel" size={16} /> },
  { value: '768', label: 'Tablet, 768 piksel', icon: <Icon name="tablet" size={16} /> },
  { value: '1280', label: 'Desktop, 1280 piksel', icon: <Icon name="desktop" size={16} /> },
] as const

/** At which width the canvas shows the page. */
export function DeviceWidths() {
  const device = useBuilder((state) => state.device)
  const { setDevice } = useBuilderActions()
  return (
    <SegmentedControl
      label="Lebar kanvas"
      options={options}
      value={String(device) as (typeof options)[number]['value']}
      onValueChange={(value) => setDevice(deviceWidths.find((width) => String(width) === value) ?? 1280)}
      isIconOnly
      size="sm"
    />
  )
}
