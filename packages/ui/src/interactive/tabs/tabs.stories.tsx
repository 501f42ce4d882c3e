import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const meta = preview.meta({
  title: 'Interaktif/Tab (Tabs)',
  component: Tabs,
  args: {
    defaultValue: 'isi',
    children: (
      <>
        <TabList label="Pengaturan bagian">
          <Tab value="isi">Isi</Tab>
          <Tab value="tampilan">Tampilan</Tab>
          <Tab value="perilaku" count={2}>
            Perilaku
          </Tab>
        </TabList>
        <TabPanel value="isi" className="ui:pt-4">
          <Text>Judul, teks, gambar, dan tombol.</Text>
        </TabPanel>
        <TabPanel value="tampilan" className="ui:pt-4">
          <Text>Tata letak, warna, dan jarak.</Text>
        </TabPanel>
        <TabPanel value="perilaku" className="ui:pt-4">
          <Text>Jadwal tayang dan perangkat.</Text>
        </TabPanel>
      </>
    ),
  },
})

export const Line = meta.story()
export const Panel = meta.story({
  args: { variant: 'panel' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Tabs {...args} />
    </div>
  ),
})

export const ArrowKeysSelect = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Isi' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Tampilan' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Tampilan' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /Perilaku/ })).toHaveFocus()
  },
})

export const TabsWithAddresses = meta.story({
  args: {
    defaultValue: 'masuk',
    children: (
      <>
        <TabList label="Masuk atau daftar">
          <Tab value="masuk" href="#masuk">
            Masuk
          </Tab>
          <Tab value="daftar" href="#daftar">
            Daftar
          </Tab>
        </TabList>
        <TabPanel value="masuk" className="ui:pt-4">
          <Text>Lanjutkan belajar.</Text>
        </TabPanel>
        <TabPanel value="daftar" className="ui:pt-4">
          <Text>Buat akun baru.</Text>
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const address = window.location.href
    await userEvent.click(canvas.getByRole('tab', { name: 'Daftar' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Daftar' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tabpanel', { name: 'Masuk' })).toBeVisible()
    canvas.getByRole('tab', { name: 'Daftar' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('tabpanel', { name: 'Daftar' })).toBeVisible()
    await expect(window.location.href).toBe(address)
  },
})
