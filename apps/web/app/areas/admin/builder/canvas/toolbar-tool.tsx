import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { ToolbarSeparator } from '@naikkelas/ui/toolbar'
import { Tooltip } from '@naikkelas/ui/tooltip'

/** On phones the tools need all the room there is. */
export function WideSeparator() {
  return (
    <span className="contents max-sm:hidden">
      <ToolbarSeparator />
    </span>
  )
}

/** One action of the toolbar. */
export function Tool({
  label,
  icon,
  isDisabled = false,
  onPress,
}: {
  label: string
  icon: Parameters<typeof Icon>[0]['name']
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <Tooltip label={label}>
      {/* Not `disabled`: the focus would be lost where a section reaches the end of the page. */}
      <IconButton
        size="sm"
        label={label}
        aria-label={label}
        aria-disabled={isDisabled}
        icon={<Icon name={icon} size={16} />}
        className="aria-disabled:opacity-40"
        onClick={() => !isDisabled && onPress()}
      />
    </Tooltip>
  )
}
