import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The demo world's member. */
const member = { email: 'siswa@naikkelas.test', password: 'NaikKelas2026!' }

/** A course of this run alone, at its page; basic or free and dear, so that it is first in no list that others read. */
export async function makeCourse(page: Page, { price, type }: { price: number; type: number }) {
  await page.goto('/admin')
  const link = `kelas-${Date.now()}-${price}`
  const value = {
    kind: 'course',
    name: `Kelas uji ${link}`,
    link,
    summary: 'Langkah demi langkah.',
    description: null,
    price,
    strikePrice: null,
    seats: null,
    availableFrom: null,
    availableUntil: null,
    status: 1,
    partnerId: null,
    categoryId: null,
    coverId: null,
    landingPageId: null,
    details: { type, level: 'beginner', durationMinutes: null, opensAt: null, instructorIds: [], bundledIds: [] },
  }
  const { origin } = new URL(page.url())
  const reply = await page.request.post('/api/admin/sellables', { data: { value }, headers: { origin } })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id } = ((await reply.json()) as { data: { id: string } }).data
  return { id, name: value.name, address: price === 0 ? `/kelas-gratis/${link}` : `/kelas/${link}` }
}

/** A free event of this run alone, in three months and at a place, at its page. */
export async function makeEvent(page: Page) {
  await page.goto('/admin')
  const link = `acara-${Date.now()}`
  const startsAt = new Date(Date.now() + 90 * 86_400_000)
  const value = {
    kind: 'event',
    name: `Acara uji ${link}`,
    link,
    summary: 'Bertemu dan belajar.',
    description: null,
    price: 0,
    strikePrice: null,
    seats: null,
    availableFrom: null,
    availableUntil: null,
    status: 1,
    partnerId: null,
    categoryId: null,
    coverId: null,
    landingPageId: null,
    details: {
      mode: 0,
      paid: 0,
      place: { name: 'Aula Kota', address: 'Jalan Ijen 27, Malang', mapUrl: null },
      meetingUrl: null,
      sessions: [
        { title: '', startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 7_200_000).toISOString() },
      ],
      speakerIds: [],
    },
  }
  const { origin } = new URL(page.url())
  const reply = await page.request.post('/api/admin/sellables', { data: { value }, headers: { origin } })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id } = ((await reply.json()) as { data: { id: string } }).data
  return { id, name: value.name, address: `/event/${link}` }
}

/** From the page of a course or an event to its checkout, through the sign-in there if need be. */
export async function openCheckout(visitor: Page, address: string) {
  await visitor.goto(address)
  await visitor.getByRole('link', { name: 'Daftar sekarang' }).first().click()
  await expect(visitor).toHaveURL(/\/checkout(-event)?\/\d+$/)
  await expect(visitor.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  if (await visitor.getByRole('button', { name: 'Masuk', exact: true }).isVisible()) await signInAtCheckout(visitor)
  await expect(visitor).toHaveURL(/\/checkout(-event)?\/\d+$/)
}

/** Without leaving it. */
export async function signInAtCheckout(visitor: Page) {
  await visitor.getByLabel('E-mail').first().fill(member.email)
  await visitor.getByLabel('Kata sandi', { exact: true }).first().fill(member.password)
  await visitor.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Data pembeli' })).toBeVisible()
  await expect(visitor.getByText(member.email)).toBeVisible()
}

/** Obtains a free course at its page, as the demo world's member. */
export async function takeFree(visitor: Page, address: string) {
  await openCheckout(visitor, address)
  await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await visitor.getByRole('button', { name: 'Ambil gratis' }).click()
  await expect(visitor).toHaveURL(/\/thank-you\/[0-9A-Z]{14}$/)
}
