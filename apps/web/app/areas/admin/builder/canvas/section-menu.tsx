import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { memo } from 'react'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = whileLine(() => import('./section-menu-list.tsx'))
const SectionMenuList = latePart(async () => (await load()).SectionMenuList, { asksForLine: false })

/** Less frequent actions on the selected sections. */
export const SectionMenu = memo(function SectionMenu() {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <IconButton size="sm" label="Tindakan lain" title="Tindakan lain" icon={<Icon name="lainnya" size={16} />} />
      }
    >
      {(menu) => <SectionMenuList {...menu} />}
    </MenuOnDemand>
  )
})
