import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'
import type { Choices } from './choices.ts'

/** The list of a few looks. */
export function ChoiceMenuList({
  trigger,
  isOpen,
  onOpenChange,
  label,
  value,
  options,
  onChoose,
  pictureOf,
}: OpenedMenu & Choices) {
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
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
