import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Popover } from '@naikkelas/ui/popover'

interface WhatItMeansProps {
  /** What a number is called. */
  label: string
  meaning: string
}

/** The definition of a number, next to it. */
export function WhatItMeans({ label, meaning }: WhatItMeansProps) {
  return (
    <Popover
      label={`Apa artinya ${label}?`}
      trigger={
        <IconButton
          size="sm"
          variant="quiet"
          label={`Apa artinya ${label}?`}
          icon={<Icon name="tanya" size={16} className="text-muted" />}
        />
      }
    >
      <p className="max-w-72 text-app-sm font-normal whitespace-normal text-text">
        <strong className="font-semibold">{label}.</strong> {meaning}
      </p>
    </Popover>
  )
}
