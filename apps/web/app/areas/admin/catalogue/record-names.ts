import {
  getInstructor,
  getSellable,
  listInstructors,
  listSellables,
  type SellableValue,
} from '@naikkelas/contract/commerce'
import { getLandingPage, listLandingPages } from '@naikkelas/contract/pages'
import type { RouterContextProvider } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { NamedRecord, RecordNames } from '../inputs/record-field.tsx'

export async function namesIn(value: SellableValue, context: Readonly<RouterContextProvider>): Promise<RecordNames> {
  const people =
    value.kind === 'course' ? value.details.instructorIds : value.kind === 'event' ? value.details.speakerIds : []
  const bundled = value.kind === 'course' ? value.details.bundledIds : []
  const pages = value.landingPageId === null ? [] : [value.landingPageId]
  const named = await Promise.all([
    ...people.map((instructorId) =>
      nameOf(instructorId, async () => {
        const { value: person } = await call(getInstructor, { params: { instructorId } }, { context })
        return person.name
      }),
    ),
    ...bundled.map((sellableId) =>
      nameOf(sellableId, async () => (await call(getSellable, { params: { sellableId } }, { context })).value.name),
    ),
    ...pages.map((pageId) =>
      nameOf(pageId, async () => (await call(getLandingPage, { params: { pageId } }, { context })).page.name),
    ),
  ])
  return Object.fromEntries(named.flat())
}

async function nameOf(id: string, load: () => Promise<string>): Promise<[string, string][]> {
  try {
    return [[id, await load()]]
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return []
    throw error
  }
}

/** People of a name, for a field that is searched by typing. */
export async function searchInstructors(words: string): Promise<NamedRecord[]> {
  const { items } = await call(listInstructors, { query: { status: 1, ...searched(words) } })
  return items.map(({ id, value }) => ({ id, name: value.name }))
}

export async function searchCourses(words: string): Promise<NamedRecord[]> {
  const { items } = await call(listSellables, { query: { kind: 'course', ...searched(words) } })
  return items.map(({ id, name }) => ({ id, name }))
}

export async function searchPages(words: string): Promise<NamedRecord[]> {
  const { items } = await call(listLandingPages, { query: { page: 1, perPage: 20, ...searched(words) } })
  return items.map(({ id, name }) => ({ id, name }))
}

const searched = (words: string) => (words.trim() === '' ? {} : { search: words.trim().slice(0, 80) })
