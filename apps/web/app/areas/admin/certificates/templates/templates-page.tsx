import { type CertificateTemplate, deleteCertificateTemplate } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { sertifikat } from '@naikkelas/ui/icons/drawings'
import { useToast } from '@naikkelas/ui/toast'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import { layoutWords } from './template-words.ts'

interface TemplatesPageProps {
  templates: readonly CertificateTemplate[]
  mayChange: boolean
}

/** What certificates look like, and of which courses. */
export function TemplatesPage({ templates, mayChange }: TemplatesPageProps) {
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState<CertificateTemplate | null>(null)
  const columns = useMemo(() => columnsOf(mayChange ? setDeleting : null), [mayChange])
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to="/admin/sertifikat/templat/baru">Tambah</Link>
    </Button>
  )
  return (
    <AdminScreen
      title="Templat sertifikat"
      description="Rupa sertifikat dan siapa yang menandatanganinya. Yang sudah terbit tetap seperti semula."
      back={{ href: '/admin/sertifikat', label: 'Sertifikat' }}
      actions={add}
    >
      <ResourceList
        caption="Templat sertifikat"
        columns={columns}
        items={templates}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.name}
        onOpen={({ id }) => void navigate(`/admin/sertifikat/templat/${id}`)}
        empty={{
          title: 'Belum ada templat',
          icon: sertifikat,
          text: 'Sampai ada templat, sertifikat terbit dengan rupa bawaan atas nama situs.',
          action: add,
        }}
      />
      {deleting && <DeleteDialog template={deleting} onClose={() => setDeleting(null)} />}
    </AdminScreen>
  )
}

function DeleteDialog({ template, onClose }: { template: CertificateTemplate; onClose: () => void }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const { name } = template.value
  const remove = async () => {
    await call(deleteCertificateTemplate, { params: { templateId: template.id } })
    await revalidate()
    toast({ title: `${name} dihapus`, tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Hapus templat “${name}”?`}
      description="Kelas yang memakainya kembali ke templat bawaan. Sertifikat yang sudah terbit tidak berubah."
      confirmLabel="Hapus"
      errorMessage={messageOf}
      onConfirm={remove}
    />
  )
}

/** @param onDelete null where nothing may be changed */
const columnsOf = (
  onDelete: ((template: CertificateTemplate) => void) | null,
): readonly DataTableColumn<CertificateTemplate>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ id, value }) => (
      <Link
        to={`/admin/sertifikat/templat/${id}`}
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {value.name}
      </Link>
    ),
  },
  { id: 'layout', header: 'Tata letak', cell: ({ value }) => layoutWords[value.look.layout] },
  {
    id: 'courses',
    header: 'Dipakai',
    cell: ({ value, courses }) =>
      value.isDefault ? (
        <Badge tone="accent">Bawaan</Badge>
      ) : courses.length === 0 ? (
        <span className="text-muted">Belum dipakai</span>
      ) : (
        `${courses.length} kelas`
      ),
  },
  {
    id: 'updated',
    header: 'Diubah',
    cell: ({ updatedAt, changedBy }) => (
      <>
        <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        {changedBy !== null && <span className="block text-app-xs text-muted wrap-anywhere">{changedBy}</span>}
      </>
    ),
  },
  ...(onDelete
    ? [
        {
          id: 'acts',
          header: 'Tindakan',
          isActions: true,
          canHide: false,
          cell: (template: CertificateTemplate) =>
            !template.value.isDefault && (
              <Button size="sm" aria-label={`Hapus ${template.value.name}`} onClick={() => onDelete(template)}>
                Hapus
              </Button>
            ),
        },
      ]
    : []),
]
