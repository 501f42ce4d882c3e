import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = whileLine(() => import('./more-menu-list.tsx'))
const MoreMenuList = latePart(async () => (await load()).MoreMenuList, { asksForLine: false })

/** Less frequent actions on the page. */
export function MoreMenu() {
  return (
    <MenuOnDemand load={load} trigger={<IconButton label="Lainnya" title="Lainnya" icon={<Icon name="lainnya" />} />}>
      {(menu) => <MoreMenuList {...menu} />}
    </MenuOnDemand>
  )
}
