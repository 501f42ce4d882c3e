import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const draw = (isKeptMounted = false) =>
  drawn(
    <Tabs defaultValue="isi">
      <TabList label="Pengaturan">
        <Tab value="isi">Isi</Tab>
        <Tab value="tampilan">Tampilan</Tab>
      </TabList>
      <TabPanel value="isi">Judul dan teks</TabPanel>
      <TabPanel value="tampilan" isKeptMounted={isKeptMounted}>
        Warna dan jarak
      </TabPanel>
    </Tabs>,
  )

test('tab and panel reference each other, and one tab is a tab stop', () => {
  const { getAllByRole, getByRole } = draw()
  const tab = getByRole('tab', { name: 'Isi', selected: true })
  expect(getByRole('tabpanel', { name: 'Isi' }).id).toBe(tab.getAttribute('aria-controls'))
  expect(getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab])
})

test('hidden panels are not rendered, unless their input must be kept', () => {
  expect(draw().words).not.toContain('Warna dan jarak')
  expect(draw(true).words).toContain('Warna dan jarak')
})

test('a tab outside of tabs throws an explaining error', () => {
  expect(() => drawn(<Tab value="isi">Isi</Tab>)).toThrow('Tab must stand inside Tabs.')
})

test('a tab with an address is a link to it, so that it works before the script, unless it is disabled', () => {
  const { getByRole } = drawn(
    <Tabs defaultValue="masuk">
      <TabList label="Masuk atau daftar">
        <Tab value="masuk" href="?bagian=masuk">
          Masuk
        </Tab>
        <Tab value="daftar" href="?bagian=daftar" disabled>
          Daftar
        </Tab>
      </TabList>
    </Tabs>,
  )
  expect(getByRole('tab', { name: 'Masuk' }).getAttribute('href')).toBe('?bagian=masuk')
  expect(getByRole('tab', { name: 'Daftar' }).localName).toBe('button')
})
