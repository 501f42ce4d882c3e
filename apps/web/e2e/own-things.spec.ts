import { expectAccessible } from './support/axe.ts'
import { makeEvent, openCheckout } from './support/checkout.ts'
import { expect, test } from './support/journey.ts'

test('a learner without scripts has a ticket to show at the door, and another product is 404', async ({
  page,
  guest,
  visitor,
}) => {
  const event = await makeEvent(page)
  await openCheckout(visitor, event.address)
  await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await visitor.getByRole('button', { name: 'Ambil gratis' }).click()
  await expect(visitor).toHaveURL(/\/thank-you/)
  await visitor.goto('/event-saya')
  const ticket = visitor.getByRole('list', { name: 'Event saya' }).getByRole('article').filter({ hasText: event.name })
  await expect(ticket.getByText('Aula Kota')).toBeVisible()
  await expect(ticket.getByRole('img', { name: /^Kode QR tiket [0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toBeVisible()
  const calendar = await visitor.request.get(
    (await ticket.getByRole('link', { name: 'Simpan ke kalender' }).getAttribute('href')) ?? '',
  )
  expect(calendar.headers()['content-type']).toContain('text/calendar')

  await visitor.goto('/produk-saya')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Produk saya' })).toBeVisible()
  expect((await visitor.goto('/produk-saya/tools/01ABCDEFGHJKMN'))?.status()).toBe(404)
  await guest.goto('/event-saya')
  await expect(guest).toHaveURL(/\/login$/)
  const { cookies } = await visitor.context().storageState()
  await guest.context().addCookies(cookies)
  for (const path of ['/event-saya', '/produk-saya']) {
    await guest.goto(path)
    await expectAccessible(guest)
  }
})
