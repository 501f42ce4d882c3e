import { CommandMenu as Menu } from '@naikkelas/ui/command-menu'
import { Icon } from '@naikkelas/ui/icons'
import type { Command } from './command.ts'

interface CommandMenuProps {
  commands: readonly Command[]
  /** The typed text, for commands that are fetched by it. */
  onSearch?: (typed: string) => void
  onClose: () => void
}

/** The command menu of the admin, whose commands name their icons. */
export function CommandMenu({ commands, ...rest }: CommandMenuProps) {
  return (
    <Menu
      {...rest}
      label="Perintah, bagian, atau halaman"
      commands={commands.map(({ icon, ...command }) => ({ ...command, icon: <Icon name={icon} size={16} /> }))}
    />
  )
}
