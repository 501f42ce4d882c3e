import type { Partner } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { toko } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { PartnerDialog } from './partner-dialog.tsx'

interface PartnersPageProps {
  partners: readonly Partner[]
  mayChange: boolean
}

/** Every partner with what its links end with, and the host of its pages. */
export function PartnersPage({ partners, mayChange }: PartnersPageProps) {
  const [editing, setEditing] = useState<Partner | 'new' | null>(null)
  const columns = useMemo(() => columnsOf(mayChange ? setEditing : null), [mayChange])
  return (
    <AdminScreen
      title="Mitra"
      description="Kode rujukan ikut pada setiap tautan ke halaman mitra dan dari sana ke pembayaran. Dengan subdomain, halaman mitra juga tampil di alamatnya sendiri."
      actions={
        mayChange && (
          <Button variant="primary" onClick={() => setEditing('new')}>
            Tambah mitra
          </Button>
        )
      }
    >
      <ResourceList
        caption="Mitra"
        columns={columns}
        items={partners}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayChange && { onOpen: setEditing })}
        empty={{
          title: 'Belum ada mitra',
          icon: toko,
          action: mayChange && (
            <Button variant="primary" onClick={() => setEditing('new')}>
              Tambah mitra
            </Button>
          ),
          text: mayChange
            ? 'Tambahkan mitra pertama untuk membuat halamannya.'
            : 'Mitra yang bergabung akan tampil di sini.',
        }}
      />
      {editing && <PartnerDialog partner={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </AdminScreen>
  )
}

/** @param onEdit null where nothing may be changed */
const columnsOf = (onEdit: ((partner: Partner) => void) | null): readonly DataTableColumn<Partner>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  },
  {
    id: 'reference',
    header: 'Kode rujukan',
    canHide: false,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
  },
  {
    id: 'subdomain',
    header: 'Subdomain',
    canHide: false,
    cell: ({ subdomain }) => <span className="wrap-anywhere">{subdomain ?? 'Tanpa subdomain'}</span>,
  },
  ...(onEdit
    ? [
        {
          id: 'edit',
          header: 'Ubah',
          canHide: false,
          isActions: true,
          cell: (partner: Partner) => (
            <Button size="sm" aria-label={`Ubah ${partner.name}`} onClick={() => onEdit(partner)}>
              Ubah
            </Button>
          ),
        },
      ]
    : []),
]
