import { IconShape } from '../../icons/icon-shape.tsx'
import { papanKetik } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Kbd } from '../../primitives/kbd/kbd.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { Popover } from '../popover/popover.tsx'
import type { DataTableLabels } from './data-table.labels.ts'

interface KeyHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Which keys do something here. */
  has: Record<'select' | 'open' | 'search', boolean>
  isScreenWide: boolean
  onScreenWideChange: ((isScreenWide: boolean) => void) | undefined
  labels: DataTableLabels
}

/** The keys of the list, and whether they work without its focus. Not on phones, which have none. */
export function KeyHelp({ isOpen, onOpenChange, has, isScreenWide, onScreenWideChange, labels }: KeyHelpProps) {
  const keys = [
    { keys: ['j', 'k'], text: labels.keyWalk },
    ...(has.select ? [{ keys: ['x'], text: labels.keySelect }] : []),
    ...(has.open ? [{ keys: ['Enter'], text: labels.keyOpen }] : []),
    ...(has.search ? [{ keys: ['/'], text: labels.keySearch }] : []),
    { keys: ['?'], text: labels.keyHelp },
  ]
  return (
    <div className="ui:max-sm:hidden">
      <Popover
        label={labels.keys}
        align="end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <IconButton
            label={labels.keys}
            size="sm"
            variant="outline"
            title={labels.keys}
            icon={<IconShape of={papanKetik} size={16} />}
          />
        }
      >
        <dl className="ui:grid ui:grid-cols-[auto_1fr] ui:items-center ui:gap-x-4 ui:gap-y-2 ui:text-app-sm">
          {keys.map(({ keys: names, text }) => (
            <div key={text} className="ui:contents">
              <dt className="ui:flex ui:gap-1">
                {names.map((name) => (
                  <Kbd key={name} keys={name} />
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {onScreenWideChange && (
          <Switch
            label={labels.keysEverywhere}
            hint={labels.keysEverywhereHint}
            checked={isScreenWide}
            onChange={({ target }) => onScreenWideChange(target.checked)}
            className="ui:mt-4 ui:border-t ui:border-line ui:pt-4"
          />
        )}
      </Popover>
    </div>
  )
}
