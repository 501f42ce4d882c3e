import { Tab, TabList, Tabs } from '../exports/tabs.ts'
import * as ui from '../exports/index.ts'
import { type Browser, chromium, type Page } from 'playwright'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCss } from './css.mjs'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  page = await browser.newPage({ forcedColors: 'active' })
  const { 'styles.css': css } = await buildCss()
  const tabs = h(TabList, {
    label: 'Pengaturan',
    children: [h(Tab, { key: 'a', value: 'a', children: 'Isi' }), h(Tab, { key: 'b', value: 'b', children: 'Gaya' })],
  })
  const markup = renderToStaticMarkup(
    h(
      ui.ThemeScope,
      { theme: ui.defaultTheme },
      h(ui.Switch, { label: 'Aktif', defaultChecked: true, id: 'on' }),
      h(ui.Switch, { label: 'Mati', id: 'off' }),
      h(ui.IconButton, { label: 'Tebal', icon: null, isPressed: true, id: 'pressed' }),
      h(ui.IconButton, { label: 'Miring', icon: null, isPressed: false, id: 'unpressed' }),
      h(Tabs, { defaultValue: 'a', children: tabs }),
    ),
  )
  await page.setContent(`<style>${css}</style>${markup}`)
}, 120_000)
afterAll(() => browser.close())

const styleOf = (selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('in forced colours a switch keeps its shape, and on differs from off', async () => {
  expect(await styleOf('#on', 'appearance')).toBe('none')
  const canvas = await styleOf('[data-ui-theme]', 'background-color')
  expect(await styleOf('#off', 'background-color')).toBe(canvas)
  expect(await styleOf('#on', 'background-color')).not.toBe(canvas)
})

test('in forced colours a pressed button differs from one that is not', async () => {
  expect(await styleOf('#pressed', 'background-color')).not.toBe(await styleOf('#unpressed', 'background-color'))
})

test('in forced colours only the selected tab is underlined', async () => {
  const canvas = await styleOf('[data-ui-theme]', 'background-color')
  expect(await styleOf('[role=tab][aria-selected=false]', 'border-bottom-color')).toBe(canvas)
  expect(await styleOf('[role=tab][aria-selected=true]', 'border-bottom-color')).not.toBe(canvas)
})

test('icons that point in the text direction are mirrored in right-to-left text', async () => {
  const draw = (name: ui.IconName) => renderToStaticMarkup(h(ui.Icon, { name }))
  expect(draw('maju')).toContain('ui:mirrors')
  expect(draw('silang')).not.toContain('ui:mirrors')
})
