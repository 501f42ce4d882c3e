import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const draw = (isKeptMounted = false) =>
  renderToStaticMarkup(
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

test('tab and panel name each other, and one tab is a stop for the Tab key', () => {
  const html = draw()
  const panel = /aria-controls="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${panel}"`)
  expect(html.match(/role="tab"[^>]*tabindex="0"/g)).toHaveLength(1)
})

test('what is out of sight is not there, unless what was typed must stay', () => {
  expect(draw()).not.toContain('Warna dan jarak')
  expect(draw(true)).toContain('Warna dan jarak')
})

test('a tab outside of tabs is refused with a sentence', () => {
  expect(() => renderToStaticMarkup(<Tab value="isi">Isi</Tab>)).toThrow('Tab must stand inside Tabs.')
})
