import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = () => import('./more-menu-list.tsx')
const MoreMenuList = latePart(async () => (await load()).MoreMenuList)

/** What is done to the page as a whole, and not every day. */
export function MoreMenu() {
  return (
    <MenuOnDemand load={load} trigger={<IconButton label="Lainnya" title="Lainnya" icon={<Icon name="lainnya" />} />}>
      {(menu) => <MoreMenuList {...menu} />}
    </MenuOnDemand>
  )
}
