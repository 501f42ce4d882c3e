import { careerDepartments, type InputFor, type OutputFor } from '@naikkelas/contract'
import {
  type browseVacancies as browseEndpoint,
  type getVacancyPage as getEndpoint,
  type previewVacancy as previewEndpoint,
  type VacancyCard,
  vacancyCardsPerPage,
  type VacancyPage,
} from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { existing, pageOf } from '../publication/index.ts'
import {
  countOpenVacancies,
  findOpenVacancies,
  findPublishedVacancy,
  type StoredVacancy,
  vacancyTable,
} from './vacancies.repo.ts'
import { isOpen } from './vacancies.service.ts'

/** Two queries. */
export async function browseVacancies(
  { database: { queries }, clock }: AppContext,
  { query: { search, department, workPlace, sort, after, before } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const now = clock.now()
  const page = await pageOf(
    { after, before },
    vacancyCardsPerPage,
    (placed) =>
      findOpenVacancies(queries, { search, department, workPlace, isOldestFirst: sort === 2, now, ...placed }),
    sinceOf,
  )
  const counted = new Map((await countOpenVacancies(queries, now)).map(({ department: name, count }) => [name, count]))
  return {
    ...page,
    items: page.items.map(cardOf),
    departments: careerDepartments.map((name) => ({ department: name, count: counted.get(name) ?? 0 })),
  }
}

/** @throws AppError `not_found` for what is not published */
export async function getVacancyPage(
  { database, clock }: AppContext,
  { params: { number } }: InputFor<typeof getEndpoint>,
): Promise<VacancyPage> {
  const vacancy = existing(await findPublishedVacancy(database.queries, number))
  return vacancyPage(vacancy, isOpen(vacancy, clock.now()))
}

/** The same of one that is not published, as if it were. */
export async function previewVacancy(
  { database, clock }: AppContext,
  { params }: InputFor<typeof previewEndpoint>,
): Promise<VacancyPage> {
  const vacancy = existing(await vacancyTable.find(database.queries, params.vacancyId))
  return vacancyPage(vacancy, isOpen({ ...vacancy, state: 'published' }, clock.now()))
}

const vacancyPage = (vacancy: StoredVacancy, isOpenNow: boolean): VacancyPage => ({
  ...cardOf(vacancy),
  description: vacancy.value.description,
  isOpen: isOpenNow,
})

/** What is published has a day since when it is. */
const sinceOf = ({ publishedAt, createdAt }: StoredVacancy) => publishedAt ?? createdAt

function cardOf(vacancy: StoredVacancy): VacancyCard {
  const { description: _, ...shown } = vacancy.value
  return { number: vacancy.number, ...shown, publishedAt: sinceOf(vacancy).toISOString() }
}
