import type { Category, Instructor, InstructorValue, SellableRecord, SellableValue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { expect } from 'vitest'
import type { Browser } from './test-app.ts'

type Of<Kind extends SellableValue['kind']> = Extract<SellableValue, { kind: Kind }>
type Given<Kind extends SellableValue['kind']> = Partial<Omit<Of<Kind>, 'kind' | 'details'>> & {
  details?: Partial<Of<Kind>['details']>
}

let count = 0

function common(name: string) {
  count += 1
  return {
    name: `${name} ${count}`,
    link: `contoh-${count}`,
    summary: 'Langkah demi langkah.',
    description: null,
    price: rupiah(249_000),
    strikePrice: null,
    seats: null,
    availableFrom: null,
    availableUntil: null,
    status: 1,
    partnerId: null,
    categoryId: null,
    coverId: null,
    landingPageId: null,
  } as const
}

/** An active premium course. */
export function courseValue({ details, ...given }: Given<'course'> = {}): Of<'course'> {
  const own = { type: 1, level: 'beginner', durationMinutes: null, opensAt: null, instructorIds: [], bundledIds: [] }
  return { kind: 'course', ...common('Kelas'), ...given, details: { ...own, ...details } as Of<'course'>['details'] }
}

/** An active, paid event with one session, online. */
export function eventValue({ details, ...given }: Given<'event'> = {}): Of<'event'> {
  const session = { title: '', startsAt: '2030-01-05T02:00:00.000Z', endsAt: '2030-01-05T05:00:00.000Z' }
  const own = { mode: 1, paid: 1, place: null, meetingUrl: null, sessions: [session], speakerIds: [] }
  return { kind: 'event', ...common('Acara'), ...given, details: { ...own, ...details } as Of<'event'>['details'] }
}

export function serviceValue({ details, ...given }: Given<'service'> = {}): Of<'service'> {
  return {
    kind: 'service',
    ...common('Jasa'),
    ...given,
    details: { billing: 'monthly', deliveryDays: 7, ...details },
  }
}

export function toolValue({ details, ...given }: Given<'tool'> = {}): Of<'tool'> {
  return {
    kind: 'tool',
    ...common('Tools'),
    ...given,
    details: { platform: 'shopee', licenceDays: 365, trial: 1, ...details },
  }
}

export function addOnValue({ details, ...given }: Given<'add_on'> = {}): Of<'add_on'> {
  const own = { family: 'super_mentor', platform: 'tiktok', productKind: 1, sessions: 4, validDays: 90 } as const
  return { kind: 'add_on', ...common('Super Mentor'), ...given, details: { ...own, ...details } }
}

export function partnerPackageValue({ details, ...given }: Given<'partner_package'> = {}): Of<'partner_package'> {
  return {
    kind: 'partner_package',
    ...common('Paket'),
    ...given,
    details: { packageCode: 2, trial: 1, ...details },
  }
}

type Desk = Pick<Browser, 'post'>

export async function makeSellable(desk: Desk, value: SellableValue = courseValue()): Promise<SellableRecord> {
  const reply = await desk.post('/admin/sellables', { value })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as SellableRecord
}

export async function makeCategory(desk: Desk, given: Partial<Category['value']> = {}): Promise<Category> {
  count += 1
  const value = { name: `Kategori ${count}`, link: `kategori-${count}`, summary: '', status: 1, ...given }
  const reply = await desk.post('/admin/categories', { value })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as Category
}

export async function makeInstructor(desk: Desk, given: Partial<InstructorValue> = {}): Promise<Instructor> {
  count += 1
  const value = { name: `Pengajar ${count}`, title: '', biography: '', portraitId: null, status: 1, ...given }
  const reply = await desk.post('/admin/instructors', { value })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as Instructor
}
