import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'
import { useBuilderParts } from '../state/builder-context.ts'
import { writeText } from '../text/index.ts'
import type { EmptyPlace } from './empty-places.ts'
import type { ChoosePicture } from './empty-places-menu.tsx'

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
  const fill = ({ kind, path }: EmptyPlace) => {
    if (kind === 'picture') onChoosePicture({ sectionId, path })
    // A text that is drawn only beside another one is written in the panel.
    else if (!writeText(store, { sectionId, path })) store.actions.jumpTo({ sectionId, path })
  }
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="center">
        <DropdownMenuLabel>Isian kosong</DropdownMenuLabel>
        {places.map((place) => (
          <DropdownMenuItem
            key={place.path.join('/')}
            icon={<Icon name={place.kind === 'picture' ? 'gambar' : 'pensil'} size={16} />}
            // After the menu has closed and returned the focus: what is opened takes it from there.
            onSelect={() => requestAnimationFrame(() => fill(place))}
          >
            {place.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
