import type { Admin } from '@naikkelas/contract/identity'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Command } from '../commands/command.ts'
import { CommandMenu } from '../commands/command-menu.tsx'
import { usePageCommands } from '../commands/use-page-commands.ts'
import { navFor } from './nav.ts'

interface ShellCommandsProps {
  admin: Admin
  onSignOut: () => void
  onClose: () => void
}

/** Commands available on any screen of the admin. */
export function ShellCommands({ admin, onSignOut, onClose }: ShellCommandsProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const items = navFor(admin)
  const mayMakePages = items.some(({ menu }) => menu === 'landing_pages')
  const pages = usePageCommands(typed)
  const commands: Command[] = [
    ...(mayMakePages
      ? [
          {
            id: 'new-page',
            label: 'Halaman baru',
            group: 'Tindakan',
            words: 'buat tambah new create landing page',
            icon: 'tambah',
            run: () => void navigate('/admin/landing-pages?baru=1'),
          } as const,
        ]
      : []),
    ...items.map(
      ({ to, label, icon }): Command => ({
        id: `menu-${to}`,
        label,
        group: 'Menu',
        words: 'ke buka menu go to open list daftar landing pages',
        icon,
        run: () => void navigate(to),
      }),
    ),
    {
      id: 'account',
      label: 'Ganti kata sandi',
      group: 'Akun',
      words: 'akun profil sandi account password change',
      icon: 'kunci',
      run: () => void navigate('/admin/akun'),
    },
    {
      id: 'sign-out',
      label: 'Keluar',
      group: 'Akun',
      words: 'logout log out sign out akhiri sesi',
      icon: 'keluar',
      run: onSignOut,
    },
    ...(mayMakePages ? pages : []),
  ]
  return <CommandMenu commands={commands} onSearch={setTyped} onClose={onClose} />
}
