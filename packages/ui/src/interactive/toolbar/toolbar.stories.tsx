import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Toolbar, ToolbarSeparator } from './toolbar.tsx'

const meta = preview.meta({
  title: 'Interaktif/Bilah alat (Toolbar)',
  component: Toolbar,
  args: {
    label: 'Bagian terpilih',
    variant: 'floating' as const,
    children: (
      <>
        <IconButton size="sm" label="Naikkan" icon={<Icon name="naik" size={16} />} />
        <IconButton size="sm" label="Turunkan" icon={<Icon name="turun" size={16} />} />
        <ToolbarSeparator />
        <IconButton size="sm" label="Gandakan" icon={<Icon name="gandakan" size={16} />} />
        <IconButton size="sm" label="Sembunyikan" icon={<Icon name="mata-tutup" size={16} />} />
        <IconButton size="sm" variant="danger" label="Hapus" icon={<Icon name="hapus" size={16} />} />
      </>
    ),
  },
})

export const Floating = meta.story()
export const Plain = meta.story({ args: { variant: 'plain' } })

export const OneStopForTab = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').filter((tool) => tool.tabIndex === 0)).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Naikkan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Gandakan' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Naikkan' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Turunkan' })).not.toHaveFocus()
  },
})
