import '@naikkelas/ui/styles.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Sidebar } from './sidebar.tsx'

const groups = [{ items: [{ href: '#prospek', label: 'Prospek' }] }]

beforeEach(() => page.viewport(360, 640))
afterEach(() => page.viewport(1280, 800))

test('on a phone the navigation is in a drawer, which a link closes', async () => {
  draw(<Sidebar groups={groups} />)
  expect(page.getByRole('navigation').query()).toBeNull()
  const open = page.getByRole('button', { name: 'Buka menu' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => drawer.query()).toBeNull()
  expect(document.activeElement).toBe(open.element())
  await open.click()
  await page.getByRole('link', { name: 'Prospek' }).click()
  await expect.poll(() => drawer.query()).toBeNull()
  location.hash = ''
})

test('on a wider screen it is in sight, without a button', async () => {
  await page.viewport(1280, 800)
  draw(<Sidebar groups={groups} />)
  await expect.element(page.getByRole('link', { name: 'Prospek' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Buka menu' }).query()).toBeNull()
})
