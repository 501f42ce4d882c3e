import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon, type IconName } from '@naikkelas/ui/icons'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import type { Choices } from './choices.ts'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = whileLine(() => import('./choice-menu-list.tsx'))
const ChoiceMenuList = latePart(async () => (await load()).ChoiceMenuList, { asksForLine: false })

/** One of a few looks, behind a button of the toolbar. */
export function ChoiceMenu({ icon, ...choices }: Choices & { icon: IconName }) {
  const { label } = choices
  return (
    <MenuOnDemand
      load={load}
      trigger={<IconButton size="sm" label={label} title={label} icon={<Icon name={icon} size={16} />} />}
    >
      {(menu) => <ChoiceMenuList {...menu} {...choices} />}
    </MenuOnDemand>
  )
}
