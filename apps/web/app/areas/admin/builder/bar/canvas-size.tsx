import { useWorkspace } from '../state/builder-context.ts'
import { Icon } from '@naikkelas/ui/icons'
import { IconButton } from '@naikkelas/ui/icon-button'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'

const sizes = [
  { value: 'fit', label: 'Pas' },
  { value: 'full', label: '100 %' },
] as const

/** How large the canvas shows the page, and whether the panels beside it make room. */
export function CanvasSize() {
  const { isFitted, setFitted, isCanvasWide, setCanvasWide } = useWorkspace(({ panels }) => panels)
  return (
    <>
      <SegmentedControl
        label="Ukuran kanvas"
        options={sizes}
        value={isFitted ? 'fit' : 'full'}
        onValueChange={(value) => setFitted(value === 'fit')}
        size="sm"
      />
      <IconButton
        label="Perluas kanvas"
        title={isCanvasWide ? 'Munculkan panel samping' : 'Perluas kanvas, tanpa panel samping'}
        isPressed={isCanvasWide}
        icon={<Icon name="perluas" />}
        onClick={() => setCanvasWide(!isCanvasWide)}
      />
    </>
  )
}
