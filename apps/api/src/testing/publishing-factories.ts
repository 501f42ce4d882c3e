import type { MenuCapability } from '@naikkelas/contract'
import type { LandingPage } from '@naikkelas/contract/pages'
import type { Clock } from '../platform/clock.ts'
import type { Browser, Reply, TestApp } from './test-app.ts'

/** A clock that does not advance until it is set. */
export function stillClock(start: string): Clock & { set: (instant: string) => void } {
  let now = new Date(start)
  return { now: () => now, set: (instant) => void (now = new Date(instant)) }
}

/** An admin with exactly one capability of landing pages. */
export const holderOf = (app: Pick<TestApp, 'signedIn'>, capability: MenuCapability, name = `Pemegang ${capability}`) =>
  app.signedIn({ name, role: 1, menus: [{ menu: 'landing_pages', capability }] })

export const publish = (desk: Browser, { id, headVersion }: Pick<LandingPage, 'id' | 'headVersion'>) =>
  desk.post(`/admin/landing-pages/${id}/publish`, { headVersion })

interface ScheduleBody {
  headVersion?: number
  publishAt?: string | null
  unpublishAt?: string | null
  redirect?: unknown
}

/** Schedules the page's head version unless `body` says otherwise. */
export const schedule = (desk: Browser, page: Pick<LandingPage, 'id' | 'headVersion'>, body: ScheduleBody) =>
  desk.send('PUT', `/admin/landing-pages/${page.id}/schedule`, {
    headVersion: page.headVersion,
    publishAt: null,
    unpublishAt: null,
    ...body,
  })

export const pageIn = (reply: Reply) => reply.body.data as LandingPage

/** Which fields an answer names, with their sentences. */
export function mistakesIn(reply: Reply): Record<string, string> {
  const { fields = [] } = reply.body.data as { fields?: { path: string; message: string }[] }
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}
