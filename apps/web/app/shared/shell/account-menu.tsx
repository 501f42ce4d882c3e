import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import type { Preferences } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.tsx'

const modes = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
  { value: 'auto', label: 'Ikuti perangkat' },
] as const

const densities = [
  { value: 'comfortable', label: 'Nyaman' },
  { value: 'compact', label: 'Rapat' },
] as const

interface AccountMenuProps {
  account: { name: string; email: string }
  /** The screen of the own account. */
  to: string
  onSignOut: () => void
}

/** The person who is signed in: their account, and how the area looks for them. */
export function AccountMenu({ account, to, onSignOut }: AccountMenuProps) {
  const { preferences, change } = usePreferences()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button
          type="button"
          className="flex min-h-11 items-center gap-2.5 rounded-control px-2 text-start text-app-sm transition-colors hover:bg-hover aria-expanded:bg-hover"
        >
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-portrait bg-tint text-app-xs font-semibold text-accent"
          >
            {initialsOf(account.name)}
          </span>
          <span className="min-w-0 flex-1 max-md:sr-only">
            <span className="block truncate font-semibold">{account.name}</span>
            <span className="block truncate text-app-xs text-muted">{account.email}</span>
          </span>
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="start">
        <DropdownMenuLabel>{account.email}</DropdownMenuLabel>
        <DropdownMenuItem asChild>
          <Link to={to}>
            <Icon name="kunci" size={16} />
            Akun dan kata sandi
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Tampilan</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-label="Tampilan"
          value={preferences.mode}
          onValueChange={(mode) => change({ mode: mode as Preferences['mode'] })}
        >
          {modes.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Kerapatan</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-label="Kerapatan"
          value={preferences.density}
          onValueChange={(density) => change({ density: density as Preferences['density'] })}
        >
          {densities.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Icon name="keluar" size={16} />} onSelect={onSignOut}>
          Keluar
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
}
