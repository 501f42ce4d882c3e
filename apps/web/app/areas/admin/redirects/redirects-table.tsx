import {
  deleteOldAddress,
  deleteRedirect,
  listRedirectDays,
  type PageKind,
  type RedirectRule,
} from '@naikkelas/contract'
import { Icon } from '@naikkelas/ui/icons'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { RemoveButton } from '../inputs/remove-button.tsx'
import { DaysButton, DaysChart, useDaysOpened } from '../share/days-opened.tsx'

// On narrow screens they stand below the address: a table that scrolls sideways would hide what one came for.
const wideOnly = 'max-lg:hidden'

interface RedirectsTableProps {
  rules: readonly RedirectRule[]
  mayChange: boolean
}

/** From where to where, how often, and for how long not any more. */
export function RedirectsTable({ rules, mayChange }: RedirectsTableProps) {
  return (
    <Table caption="Alamat yang dialihkan">
      <TableHead>
        <TableRow>
          <TableHeader>Dari</TableHeader>
          <TableHeader className={wideOnly}>Ke</TableHeader>
          <TableHeader className={wideOnly}>Asal</TableHeader>
          <TableHeader>Dibuka</TableHeader>
          <TableHeader className={wideOnly}>Terakhir</TableHeader>
          {mayChange && <TableHeader>Hapus</TableHeader>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <RuleRows key={rule.path} rule={rule} mayChange={mayChange} />
        ))}
      </TableBody>
    </Table>
  )
}

function RuleRows({ rule, mayChange }: { rule: RedirectRule; mayChange: boolean }) {
  const { days, toggle } = useDaysOpened(() => call(listRedirectDays, { query: { path: rule.path } }))
  return (
    <>
      <TableRow>
        <TableCell>
          <span className="font-semibold wrap-anywhere">{rule.path}</span>
          <span className="flex flex-col text-app-xs text-muted wrap-anywhere lg:hidden">
            <Target rule={rule} before="ke " />
            <Last rule={rule} />
          </span>
        </TableCell>
        <TableCell className={wideOnly}>
          <Target rule={rule} />
        </TableCell>
        <TableCell className={wideOnly}>
          {rule.page === null ? (
            'Dibuat sendiri'
          ) : (
            <Link to={`/admin/landing-pages/${rule.page.id}`} className="text-accent underline underline-offset-4">
              {rule.page.name}
            </Link>
          )}
        </TableCell>
        <TableCell className="whitespace-nowrap">
          {rule.hits} kali
          {rule.kind === 'typed' && rule.hits > 0 && (
            <div>
              <DaysButton address={rule.path} isOpen={days !== null} onPress={toggle} />
            </div>
          )}
        </TableCell>
        <TableCell className={wideOnly}>
          <Last rule={rule} />
        </TableCell>
        {mayChange && (
          <TableCell>
            <RemoveButton
              label={`Hapus pengalihan ${rule.path}`}
              title={`Hapus pengalihan ${rule.path}?`}
              text="Pengunjung yang membuka alamat ini akan melihat halaman tidak ditemukan."
              confirmLabel="Hapus pengalihan"
              onRemove={() => remove(rule)}
            />
          </TableCell>
        )}
      </TableRow>
      {days !== null && (
        <TableRow>
          <TableCell colSpan={6}>
            <DaysChart address={rule.path} days={days} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}

function remove({ path, page }: RedirectRule): Promise<unknown> {
  if (page === null) return call(deleteRedirect, { query: { path } })
  const params = { pageId: page.id, kind: page.kind as PageKind, link: page.link }
  return call(deleteOldAddress, { params })
}

/** Where it leads; leading to what is not there yet may be meant, so it is only said. */
function Target({ rule: { target, leadsToNothing }, before = '' }: { rule: RedirectRule; before?: string }) {
  return (
    <>
      <span className="wrap-anywhere">
        {before}
        {target}
      </span>
      {leadsToNothing && (
        <span className="flex gap-1.5 text-app-xs text-warn">
          <Icon name="peringatan" size={16} className="shrink-0" />
          Tujuan ini belum menampilkan halaman.
        </span>
      )}
    </>
  )
}

function Last({ rule: { lastHitAt } }: { rule: RedirectRule }) {
  return <span>{lastHitAt === null ? 'Belum pernah dibuka' : formatDateTime(lastHitAt)}</span>
}
