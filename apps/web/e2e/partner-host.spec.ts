import type { Page } from '@playwright/test'
import { exhaustive, expect, test } from './support/journey.ts'

/** A demo partner's own host; browsers take every name below localhost for this machine. */
const atPartner = (path: string) => `http://kopi-ratna.localhost:${new URL(process.env.JOURNEYS_AT ?? '').port}${path}`

async function signIn(page: Page) {
  await page.getByLabel('E-mail').fill('siswa@naikkelas.test')
  await page.getByLabel('Kata sandi', { exact: true }).fill('NaikKelas2026!')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

const visitorAt = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/session')
    return ((await answer.json()) as { data: { visitor: { isLearner: boolean } | null } }).data.visitor
  })

test(
  'a sign-in for a partner’s host happens on our own and returns there; signing out ends both',
  exhaustive,
  async ({ guest }) => {
    await guest.goto(atPartner('/p/kopi-ratna'))
    expect(await visitorAt(guest)).toBeNull()
    await guest.goto(atPartner('/login'))
    await expect(guest).toHaveURL(`${process.env.JOURNEYS_AT}/login`)
    await signIn(guest)
    await expect(guest).toHaveURL(atPartner('/p/kopi-ratna'))
    expect(await visitorAt(guest)).toMatchObject({ isLearner: true })

    // Signed in on our own host already: it comes back without a question.
    await guest.context().clearCookies({ domain: 'kopi-ratna.localhost' })
    await guest.goto(atPartner('/login'))
    await expect(guest).toHaveURL(atPartner('/p/kopi-ratna'))
    expect(await visitorAt(guest)).toMatchObject({ isLearner: true })

    await guest.evaluate(async () => {
      await fetch('/api/logout', { method: 'POST' })
    })
    expect(await visitorAt(guest)).toBeNull()
    await guest.goto('/profile')
    await expect(guest).toHaveURL(/\/login$/)
  },
)

test('the way back works without scripts', exhaustive, async ({ visitor }) => {
  await visitor.goto(atPartner('/login'))
  await signIn(visitor)
  await expect(visitor).toHaveURL(atPartner('/p/kopi-ratna'))
})
