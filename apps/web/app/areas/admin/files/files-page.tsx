import { fileOwners, type listFiles, uploadPolicies } from '@naikkelas/contract/files'
import type { OutputFor } from '@naikkelas/contract'
import type { ListView } from '@naikkelas/contract/identity'
import { formatBytes } from '@naikkelas/ui/format'
import { useMemo } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { fileColumns, ownerWords } from './file-columns.tsx'
import type { FileFilters } from './file-filters.ts'
import { UploadFiles } from './upload-files.tsx'

interface FilesPageProps {
  list: OutputFor<typeof listFiles>
  filters: FileFilters
  views: readonly ListView[]
  mayChange: boolean
}

/** The first of each type names it. */
const types = uploadPolicies.filter((one, place) => uploadPolicies.findIndex(({ type }) => type === one.type) === place)

/** Every uploaded file that one may read: by folder, type and owner, with the space they take. */
export function FilesPage({ list, filters, views, mayChange }: FilesPageProps) {
  const { search, type, owner, directory } = filters
  const columns = useMemo(() => fileColumns(mayChange), [mayChange])
  const isFiltered = search !== '' || type !== undefined || owner !== undefined || directory !== ''
  const isEmpty = list.total === 0 && !isFiltered
  return (
    <AdminScreen
      title="Berkas"
      description={`${formatBytes(list.usedBytes)} dari ${formatBytes(list.quotaBytes)} terpakai.`}
      actions={mayChange && !isEmpty && <UploadFiles />}
    >
      <ResourceList
        caption="Berkas"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(!isEmpty && { toolbar: <Filters directories={list.directories} filters={filters} /> })}
        views={{ list: 'files', saved: views }}
        isFiltered={isFiltered}
        empty={{
          title: 'Belum ada berkas',
          text: 'Materi kelas, PDF, bukti pembayaran, dan lamaran yang diunggah akan tampil di sini.',
          action: mayChange && <UploadFiles />,
        }}
        noMatch={{ title: 'Tidak ada berkas yang cocok', text: 'Ubah kata pencarian, folder, jenis, atau pemiliknya.' }}
        paging={useNumberedPaging(list)}
      />
    </AdminScreen>
  )
}

const typeOptions = types.map(({ type, label }) => ({ value: String(type), label }))
const ownerOptions = fileOwners.map((value) => ({ value, label: ownerWords[value] }))

interface FiltersProps {
  directories: FilesPageProps['list']['directories']
  filters: FileFilters
}

function Filters({ directories, filters }: FiltersProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const chosen = {
    folder: filters.directory,
    jenis: filters.type === undefined ? '' : String(filters.type),
    pemilik: filters.owner ?? '',
  }
  const nameIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((one) => one.value === value)?.label ?? value
  const held = [
    { id: 'folder', says: 'Folder', name: chosen.folder },
    { id: 'jenis', says: 'Jenis', name: nameIn(typeOptions, chosen.jenis) },
    { id: 'pemilik', says: 'Pemilik', name: nameIn(ownerOptions, chosen.pemilik) },
  ]
  return (
    <FilterBar
      size="sm"
      search={{ label: 'Cari berkas', placeholder: 'Cari nama', words: search, onType: type }}
      filters={held.flatMap(({ id, says, name }) =>
        name === '' ? [] : [{ id, label: `${says}: ${name}`, onRemove: () => change({ [id]: '' }) }],
      )}
      onClear={() => change({ folder: '', jenis: '', pemilik: '' })}
    >
      <FilterChoice
        label="Folder"
        value={chosen.folder}
        options={[
          { value: '', label: 'Semua folder' },
          ...directories.map(({ directory, count, bytes }) => ({
            value: directory,
            label: `${directory} (${count} berkas, ${formatBytes(bytes)})`,
          })),
        ]}
        onChoose={(value) => change({ folder: value })}
      />
      <FilterChoice
        label="Jenis"
        value={chosen.jenis}
        options={[{ value: '', label: 'Semua jenis' }, ...typeOptions]}
        onChoose={(value) => change({ jenis: value })}
      />
      <FilterChoice
        label="Pemilik"
        value={chosen.pemilik}
        options={[{ value: '', label: 'Semua pemilik' }, ...ownerOptions]}
        onChoose={(value) => change({ pemilik: value })}
      />
    </FilterBar>
  )
}
