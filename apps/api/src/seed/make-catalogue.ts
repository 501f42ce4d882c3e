import { courseTypes } from '@naikkelas/contract'
import type { Chapter, SellableValue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../app-context.ts'
import { createCategory, createInstructor, createSellable, saveOutline } from '../modules/commerce/catalogue/index.ts'
import { demoCategories } from './catalogue/categories.ts'
import { type DemoCourse, demoCourses } from './catalogue/courses.ts'
import { type DemoEvent, demoEvents } from './catalogue/events.ts'
import { demoInstructors } from './catalogue/instructors.ts'
import { demoPackages, demoServices, demoSuperMentors, demoTools } from './catalogue/others.ts'
import { textOf } from './rich-texts.ts'
import { findSeededCatalogue, noteDemoSales } from './seed.repo.ts'

interface Options {
  partnerId: string | null
  onStep: () => Promise<unknown>
}

/** Everything that the demonstration sells; what is there already stays as it is. */
export async function makeCatalogue(ctx: AdminContext, { partnerId, onStep }: Options) {
  const there = await findSeededCatalogue(ctx.database.queries)
  const idOf = (ids: ReadonlyMap<string, string>, name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`the demonstration has no ${name}`)
    return id
  }
  const categories = new Map(there.categories)
  for (const [link, name, summary] of demoCategories) {
    if (categories.has(link)) continue
    const made = await createCategory(ctx, { body: { value: { name, link, summary, status: 1 } } })
    categories.set(link, made.id)
  }
  const instructors = new Map(there.instructors)
  for (const [name, title, biography] of demoInstructors) {
    if (instructors.has(name)) continue
    const value = { name, title, biography, portraitId: null, status: 1 as const }
    instructors.set(name, (await createInstructor(ctx, { body: { value } })).id)
  }
  await onStep()
  const sellables = new Map(there.sellables)
  const people = (names: readonly string[]) => names.map((name) => idOf(instructors, name))
  const category = (link: string) => idOf(categories, link)
  async function make(value: SellableValue, sales: number) {
    const id = sellables.get(value.link) ?? (await createSellable(ctx, { body: { value } })).id
    sellables.set(value.link, id)
    await noteDemoSales(ctx.database.queries, { id, sales })
    await onStep()
    return id
  }
  for (const course of demoCourses) {
    const value = courseValue(ctx, course, {
      categoryId: category(course.category),
      partnerId: course.isPartners === true ? partnerId : null,
      instructorIds: people(course.instructors),
      bundledIds: (course.bundled ?? []).map((link) => idOf(sellables, link)),
    })
    const id = await make(value, course.sales)
    const chapters = chaptersOf(course.outline)
    if (chapters.length > 0 && !there.outlined.has(id))
      await saveOutline(ctx, { params: { sellableId: id }, body: { chapters, version: 0 } })
  }
  for (const { billing, deliveryDays, ...service } of demoServices)
    await make(
      { kind: 'service', ...common(service, category(service.category)), details: { billing, deliveryDays } },
      service.sales,
    )
  for (const { platform, ...tool } of demoTools)
    await make(
      { kind: 'tool', ...common(tool, category(tool.category)), details: { platform, licenceDays: 365, trial: 1 } },
      tool.sales,
    )
  for (const { platform, sessions, validDays, ...mentor } of demoSuperMentors) {
    const details = { family: 'super_mentor', platform, productKind: 1, sessions, validDays } as const
    await make({ kind: 'add_on', ...common(mentor, category(mentor.category)), details }, mentor.sales)
  }
  for (const event of demoEvents)
    await make(
      eventValue(ctx, event, { categoryId: category(event.category), speakerIds: people(event.speakers) }),
      event.sales,
    )
  for (const [name, link, price, packageCode, isTrial] of demoPackages) {
    const details = { packageCode, trial: isTrial ? 0 : 1 } as const
    const summary = 'Jual kelas Anda sendiri dengan halaman dan area mitra.'
    await make({ kind: 'partner_package', ...common({ name, link, price, summary }, null), details }, 0)
  }
}

interface Demo {
  name: string
  link: string
  price: number | null
  strikePrice?: number
  summary: string
}

function common({ name, link, price, strikePrice, summary }: Demo, categoryId: string | null) {
  return {
    name,
    link,
    summary,
    description: textOf([summary]),
    price: price === null ? null : rupiah(price * 1_000),
    strikePrice: strikePrice === undefined ? null : rupiah(strikePrice * 1_000),
    seats: null as number | null,
    availableFrom: null,
    availableUntil: null as string | null,
    status: 1 as const,
    partnerId: null as string | null,
    categoryId,
    coverId: null,
    landingPageId: null,
  }
}

interface CourseIds {
  categoryId: string
  partnerId: string | null
  instructorIds: string[]
  bundledIds: string[]
}

const PREORDER_DAYS = 60

function courseValue({ clock }: AdminContext, course: DemoCourse, ids: CourseIds): SellableValue {
  const { type, level } = course
  const chapters = chaptersOf(course.outline).map(({ title }) => title)
  return {
    kind: 'course',
    ...common(course, ids.categoryId),
    description: textOf([course.summary], chapters),
    partnerId: ids.partnerId,
    details: {
      type: courseTypes[type],
      level,
      durationMinutes: null,
      opensAt: type === 'preorder' ? instantOf(clock.now(), PREORDER_DAYS, 9) : null,
      instructorIds: ids.instructorIds,
      bundledIds: ids.bundledIds,
    },
  }
}

function eventValue(
  { clock }: AdminContext,
  event: DemoEvent,
  { categoryId, speakerIds }: { categoryId: string; speakerIds: string[] },
): SellableValue {
  const { price, seats, inDays, hours, place } = event
  const now = clock.now()
  const sessions = Array.from({ length: event.sessions }, (_, day) => ({
    title: event.sessions === 1 ? '' : `Hari ke-${day + 1}`,
    startsAt: instantOf(now, inDays + day, hours[0]),
    endsAt: instantOf(now, inDays + day, hours[1]),
  }))
  return {
    kind: 'event',
    ...common(event, categoryId),
    seats,
    // Tickets are sold until it begins.
    availableUntil: sessions[0]?.startsAt ?? null,
    details: {
      mode: place === null ? 1 : 0,
      paid: price === 0 ? 0 : 1,
      place: place && { name: place[0], address: place[1], mapUrl: null },
      meetingUrl: null,
      sessions,
      speakerIds,
    },
  }
}

const DAY_MS = 86_400_000
const WIB_HOURS = 7

/** An hour of WIB, so many days from today. */
function instantOf(now: Date, days: number, hour: number): string {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return new Date(today + days * DAY_MS + (hour - WIB_HOURS) * 3_600_000).toISOString()
}

const lessonKinds = { a: 0, v: 1, e: 2, q: 3, t: 4 } as const

/** Chapters of an outline as the demonstration writes them. */
function chaptersOf(outline: string): Chapter[] {
  return outline
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [title = '', lessons = ''] = line.split(': ')
      return {
        id: uuidv7(),
        title,
        lessons: [...lessons.matchAll(/(.+?) ([aveqt])(\d+)(?:, |$)/g)].map(([, name = '', kind, minutes]) => ({
          id: uuidv7(),
          title: name,
          kind: lessonKinds[kind as keyof typeof lessonKinds],
          minutes: Number(minutes),
        })),
      }
    })
}
