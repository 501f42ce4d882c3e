import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { usePreview } from './use-preview.ts'

/** Opens the draft in a tab of its own. */
export function PreviewButton() {
  const { open, isOpening } = usePreview()
  return (
    <Button
      variant="quiet"
      isLoading={isOpening}
      iconStart={<Icon name="mata" size={16} />}
      className="max-sm:px-2.5 lg:max-xl:px-2.5"
      onClick={() => void open()}
    >
      <span className="max-sm:sr-only lg:max-xl:sr-only">Pratinjau</span>
    </Button>
  )
}
