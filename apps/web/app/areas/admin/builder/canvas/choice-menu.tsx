import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon, type IconName } from '@naikkelas/ui/icons'
import { type ReactNode } from 'react'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

export interface Choices {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  /** What an option looks like; decorative. Drawn when the menu opens. */
  pictureOf?: (value: string) => ReactNode
}

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
