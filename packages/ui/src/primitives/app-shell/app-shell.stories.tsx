import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { grafik, orang, papanTulis } from '../../icons/content-icons.ts'
import { Logo } from '../../icons/logo.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { AppShell } from './app-shell.tsx'

const meta = preview.meta({
  title: 'Dasar/Kerangka aplikasi (AppShell)',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: (
      <Sidebar
        brand={
          <a href="#ringkasan" aria-label="Naikkelas Admin">
            <Logo label="" height={24} />
          </a>
        }
        groups={[
          {
            items: [
              { href: '#ringkasan', label: 'Ringkasan', icon: grafik },
              { href: '#halaman', label: 'Halaman landing', icon: papanTulis },
              { href: '#prospek', label: 'Prospek', icon: orang, isCurrent: true },
            ],
          },
        ]}
      >
        <Avatar name="Sari Wulandari" />
      </Sidebar>
    ),
    children: (
      <PageFrame>
        <PageHeader
          title="Prospek"
          description="Semua orang yang mengisi formulir di halaman Anda."
          actions={<Button>Ekspor</Button>}
        />
        <Card>Belum ada prospek hari ini.</Card>
      </PageFrame>
    ),
  },
})

export const Screen = meta.story()

export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus()
  },
})
