import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = whileLine(() => import('./publish-menu-list.tsx'))
const PublishMenuList = latePart(async () => (await load()).PublishMenuList, { asksForLine: false })

/** Other ways to publish: scheduled, and after an approval. */
export function PublishMenu() {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <IconButton label="Pilihan terbit" title="Pilihan terbit" icon={<Icon name="panah-bawah" size={16} />} />
      }
    >
      {(menu) => <PublishMenuList {...menu} />}
    </MenuOnDemand>
  )
}
