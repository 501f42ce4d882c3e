import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon, type IconName } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'

interface ChoiceMenuProps {
  label: string
  icon: IconName
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  /** What an option looks like; decorative. Drawn when the menu opens. */
  pictureOf?: (value: string) => ReactNode
}

/** One of a few looks, behind a button of the toolbar. */
export function ChoiceMenu({ label, icon, value, options, onChoose, pictureOf }: ChoiceMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton size="sm" label={label} title={label} icon={<Icon name={icon} size={16} />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="center">
        <DropdownMenuLabel>{label}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={value} onValueChange={onChoose}>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option.value} value={option.value}>
              {pictureOf ? (
                <span className="flex items-center gap-3 py-1">
                  <span
                    aria-hidden="true"
                    className="block aspect-[16/10] w-24 shrink-0 overflow-hidden rounded-box border border-line bg-surface"
                  >
                    {pictureOf(option.value)}
                  </span>
                  {option.label}
                </span>
              ) : (
                option.label
              )}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
