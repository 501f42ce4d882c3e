import type { OutputFor } from '@naikkelas/contract'
import {
  changeTutorialStatus,
  type listTutorials,
  type Tutorial,
  type TutorialTool,
  tutorialToolLabels,
  tutorialToolNames,
} from '@naikkelas/contract/content'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { buku } from '@naikkelas/ui/icons/drawings'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface TutorialsPageProps {
  list: OutputFor<typeof listTutorials>
  filters: ContentFilters & { tool: TutorialTool | undefined }
  mayChange: boolean
}

const href = '/admin/tutorial'

/** How tools are used, in the order of public lists. */
export function TutorialsPage({ list, filters, mayChange }: TutorialsPageProps) {
  return (
    <RecordList
      title="Tutorial"
      description="Langkah memakai Shopeasytools dan Robotok, dan apa kata pembacanya."
      href={href}
      noun="tutorial"
      icon={buku}
      list={list}
      columns={columns}
      filters={filters}
      placeholder="Judul atau ringkasan"
      further={{
        name: 'tools',
        label: 'Tools',
        value: filters.tool ?? '',
        options: [
          { value: '', label: 'Semua' },
          ...tutorialToolNames.map((tool) => ({ value: tool, label: tutorialToolLabels[tool] })),
        ],
      }}
      change={changeStatusBy(changeTutorialStatus)}
      mayChange={mayChange}
    />
  )
}

const columns: readonly DataTableColumn<Tutorial>[] = [
  titleColumn(href, 'Judul', ({ value }) => `/tutorial/${value.tool}/${value.page}`),
  { id: 'tool', header: 'Tools', cell: ({ value }) => tutorialToolLabels[value.tool] },
  stateColumn(),
  {
    id: 'listed',
    header: 'Daftar',
    isWideOnly: true,
    cell: ({ isListed }) => (isListed ? 'Ada di daftar' : <span className="text-muted">Hanya lewat alamat</span>),
  },
  { id: 'helpful', header: 'Membantu', align: 'end', cell: ({ answers }) => answers.helpful },
  { id: 'unhelpful', header: 'Belum membantu', align: 'end', cell: ({ answers }) => answers.unhelpful },
  changedColumn,
]
