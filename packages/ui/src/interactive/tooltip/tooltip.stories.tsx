import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Interaktif/Keterangan (Tooltip)',
  component: Tooltip,
  args: {
    label: 'Urungkan',
    shortcut: 'Ctrl Z',
    children: <IconButton label="Urungkan" icon={<Icon name="urungkan" />} />,
  },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
})

export const Hidden = meta.story()

export const OnKeyboardFocus = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Urungkan' })).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[role="tooltip"]')).toBeVisible())
  },
})

export const EscapeHides = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.querySelector('[role="tooltip"]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[role="tooltip"]')).not.toBeVisible())
  },
})
