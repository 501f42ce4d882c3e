import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useRef } from 'react'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'
import { useBuilderParts } from '../state/builder-context.ts'
import { writeText } from '../text/index.ts'
import type { ChoosePicture, EmptyPlace } from './empty-places.ts'

interface EmptyPlacesListProps extends OpenedMenu {
  sectionId: string
  places: readonly EmptyPlace[]
  onChoosePicture: ChoosePicture
}

/** What may still be written or chosen in a section. */
export function EmptyPlacesList({
  trigger,
  isOpen,
  onOpenChange,
  sectionId,
  places,
  onChoosePicture,
}: EmptyPlacesListProps) {
  const { store } = useBuilderParts()
  const chosen = useRef<EmptyPlace>(null)
  const fill = ({ kind, path }: EmptyPlace) => {
    if (kind === 'picture') onChoosePicture({ sectionId, path })
    // A text that is drawn only beside another one is written in the panel.
    else if (!writeText(store, { sectionId, path })) store.actions.jumpTo({ sectionId, path })
  }
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent
        align="center"
        onCloseAutoFocus={(event) => {
          const place = chosen.current
          if (!place) return
          chosen.current = null
          event.preventDefault()
          fill(place)
        }}
      >
        <DropdownMenuLabel>Isian kosong</DropdownMenuLabel>
        {places.map((place) => (
          <DropdownMenuItem
            key={place.path.join('/')}
            icon={<Icon name={place.kind === 'picture' ? 'gambar' : 'pensil'} size={16} />}
            onSelect={() => {
              chosen.current = place
            }}
          >
            {place.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
