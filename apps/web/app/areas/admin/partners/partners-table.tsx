import type { Partner } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'

interface PartnersTableProps {
  partners: readonly Partner[]
  /** Null where nothing may be changed. */
  onEdit: ((partner: Partner) => void) | null
}

export function PartnersTable({ partners, onEdit }: PartnersTableProps) {
  return (
    <Table caption="Mitra, kode rujukan, dan subdomainnya">
      <TableHead>
        <TableRow>
          <TableHeader>Nama</TableHeader>
          <TableHeader>Kode rujukan</TableHeader>
          <TableHeader className="max-sm:hidden">Subdomain</TableHeader>
          {onEdit && <TableHeader>Ubah</TableHeader>}
        </TableRow>
      </TableHead>
      <TableBody>
        {partners.map((partner) => (
          <TableRow key={partner.id}>
            <TableCell>
              <span className="font-semibold wrap-anywhere">{partner.name}</span>
              <span className="block text-app-xs text-muted wrap-anywhere sm:hidden">
                {partner.subdomain ?? 'Tanpa subdomain'}
              </span>
            </TableCell>
            <TableCell>
              <span className="wrap-anywhere">{partner.reference}</span>
            </TableCell>
            <TableCell className="max-sm:hidden">
              <span className="wrap-anywhere">{partner.subdomain ?? 'Tanpa subdomain'}</span>
            </TableCell>
            {onEdit && (
              <TableCell>
                <Button size="sm" aria-label={`Ubah ${partner.name}`} onClick={() => onEdit(partner)}>
                  Ubah
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
