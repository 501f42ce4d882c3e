import '@naikkelas/ui/styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NavigationMenu } from './navigation-menu.tsx'

const items = [
  { href: '#kelas', label: 'Kelas' },
  { label: 'Layanan', items: [{ href: '#jasa', label: 'Jasa kami' }] },
  { label: 'Belajar', items: [{ href: '#forum', label: 'Forum' }] },
]

/** As the server sends it: no script of ours runs. */
function sent() {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  place.innerHTML = renderToStaticMarkup(<NavigationMenu label="Menu utama" items={items} />)
  onTestFinished(() => place.remove())
}

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })

test('without script a menu opens by key below its button, is walked by Tab, and Escape returns to the button', async () => {
  sent()
  const trigger = button('Layanan').element() as HTMLElement
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Jasa kami')).toBeVisible()
  const menu = page.getByRole('list', { name: 'Layanan' }).element().getBoundingClientRect()
  expect(menu.top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom)
  expect(Math.abs(menu.left - trigger.getBoundingClientRect().left)).toBeLessThan(2)
  await userEvent.tab()
  expect(document.activeElement).toBe(link('Jasa kami').element())
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => link('Jasa kami').query()).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('one menu is open at a time, and a press beside it closes it', async () => {
  sent()
  await button('Layanan').click()
  await expect.element(link('Jasa kami')).toBeVisible()
  await button('Belajar').click()
  await expect.element(link('Forum')).toBeVisible()
  expect(link('Jasa kami').query()).toBeNull()
  await userEvent.click(document.body, { position: { x: 2, y: 2 } })
  await expect.poll(() => link('Forum').query()).toBeNull()
})
