import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../../primitives/button/button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

const onDuplicate = fn()

const meta = preview.meta({
  title: 'Interaktif/Menu turun (DropdownMenu)',
  component: DropdownMenu,
  args: { children: null },
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button iconEnd={<Icon name="panah-bawah" size={16} />}>Tindakan</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem icon={<Icon name="gandakan" size={16} />} shortcut="Ctrl D" onSelect={onDuplicate}>
          Gandakan
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="bagikan" size={16} />}>Bagikan pratinjau</DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="riwayat" size={16} />} disabled>
          Lihat riwayat
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Tampilan</DropdownMenuLabel>
        <DropdownMenuCheckboxItem isChecked onCheckedChange={() => {}}>
          Tampilkan garis bantu
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Icon name="hapus" size={16} />} isDanger>
          Hapus halaman
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Gandakan/ })).toBeVisible())
    await expect(screen.getByRole('menu').closest('[data-ui-theme]')).not.toBeNull()
    const tick = screen.getByRole('menuitemcheckbox', { name: 'Tampilkan garis bantu' }).querySelector('svg')
    await expect(tick?.getBoundingClientRect().width).toBe(16)
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    onDuplicate.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Tindakan' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Gandakan/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onDuplicate).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
