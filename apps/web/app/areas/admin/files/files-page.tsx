import { fileOwners, type listFiles, uploadPolicies } from '@naikkelas/contract/files'
import type { OutputFor } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FieldRow } from '@naikkelas/ui/field-row'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useMemo } from 'react'
import { Form, useSubmit } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { formatBytes } from '@naikkelas/ui/format'
import { fileColumns, ownerWords } from './file-columns.tsx'
import type { FileFilters } from './file-filters.ts'

interface FilesPageProps {
  list: OutputFor<typeof listFiles>
  filters: FileFilters
  mayChange: boolean
}

/** The first of each type names it. */
const types = uploadPolicies.filter((one, place) => uploadPolicies.findIndex(({ type }) => type === one.type) === place)

/** Every uploaded file that one may read: by folder, type and owner, with the space they take. */
export function FilesPage({ list, filters, mayChange }: FilesPageProps) {
  const { search, type, owner, directory } = filters
  const columns = useMemo(() => fileColumns(mayChange), [mayChange])
  const isFiltered = search !== '' || type !== undefined || owner !== undefined || directory !== ''
  return (
    <AdminScreen
      title="Berkas"
      description={`${formatBytes(list.usedBytes)} dari ${formatBytes(list.quotaBytes)} terpakai.`}
    >
      {(list.total > 0 || isFiltered) && <Filters directories={list.directories} filters={filters} />}
      <ResourceList
        caption="Berkas"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        isFiltered={isFiltered}
        empty={{
          title: 'Belum ada berkas',
          text: 'Materi kelas, PDF, bukti pembayaran, dan lamaran yang diunggah akan tampil di sini.',
        }}
        noMatch={{ title: 'Tidak ada berkas yang cocok', text: 'Ubah kata pencarian, folder, jenis, atau pemiliknya.' }}
        paging={useNumberedPaging(list)}
      />
    </AdminScreen>
  )
}

function Filters({
  directories,
  filters,
}: {
  directories: FilesPageProps['list']['directories']
  filters: FileFilters
}) {
  const submit = useSubmit()
  const submitForm = (event: { currentTarget: HTMLSelectElement }) => void submit(event.currentTarget.form)
  return (
    <Form method="get" role="search" className="w-full">
      <FieldRow actions={<Button type="submit">Cari</Button>}>
        <Field label="Cari nama">
          <Input name="cari" type="search" maxLength={80} defaultValue={filters.search} />
        </Field>
        <Field label="Folder">
          <Select name="folder" defaultValue={filters.directory} onChange={submitForm}>
            <option value="">Semua</option>
            {directories.map(({ directory, count, bytes }) => (
              <option key={directory} value={directory}>
                {directory} ({count} berkas, {formatBytes(bytes)})
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Jenis">
          <Select name="jenis" defaultValue={filters.type ?? ''} onChange={submitForm}>
            <option value="">Semua</option>
            {types.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Pemilik">
          <Select name="pemilik" defaultValue={filters.owner ?? ''} onChange={submitForm}>
            <option value="">Semua</option>
            {fileOwners.map((kind) => (
              <option key={kind} value={kind}>
                {ownerWords[kind]}
              </option>
            ))}
          </Select>
        </Field>
      </FieldRow>
    </Form>
  )
}
