import type { PageKind } from '@naikkelas/contract'
import { deleteRedirect, listRedirectDays, type RedirectRule } from '@naikkelas/contract/marketing'
import { deleteOldAddress } from '@naikkelas/contract/pages'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { RemoveButton } from '../inputs/remove-button.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { DaysButton, DaysChart, useDaysOpenedByKey } from '../share/days-opened.tsx'

interface RedirectsTableProps {
  rules: readonly RedirectRule[]
  mayChange: boolean
}

/** From where to where, how often, and when last. */
export function RedirectsTable({ rules, mayChange }: RedirectsTableProps) {
  const { daysOf, toggle } = useDaysOpenedByKey((path) => call(listRedirectDays, { query: { path } }))
  const hits: DataTableColumn<RedirectRule> = {
    id: 'hits',
    header: 'Dibuka',
    canHide: false,
    cell: (rule) => (
      <span className="whitespace-nowrap">
        {rule.hits} kali
        {rule.kind === 'typed' && rule.hits > 0 && (
          <div className="max-sm:inline-block">
            <DaysButton address={rule.path} isOpen={daysOf(rule.path) !== null} onPress={() => toggle(rule.path)} />
          </div>
        )}
      </span>
    ),
  }
  return (
    <ResourceList
      caption="Alamat yang dialihkan"
      columns={[...fromAndTo, hits, last, ...(mayChange ? [removal] : [])]}
      items={rules}
      idOf={({ path }) => path}
      nameOf={({ path }) => path}
      detailsOf={({ path }) => {
        const days = daysOf(path)
        return days === null ? null : <DaysChart address={path} days={days} />
      }}
      empty={{
        title: 'Belum ada pengalihan',
        text: 'Alamat lama halaman yang pindah akan tercatat di sini dengan sendirinya, bersama pengalihan yang Anda buat.',
      }}
    />
  )
}

const fromAndTo: readonly DataTableColumn<RedirectRule>[] = [
  {
    id: 'path',
    header: 'Dari',
    cell: (rule) => (
      <>
        <span className="font-semibold wrap-anywhere">{rule.path}</span>
        <span className="flex flex-col text-app-xs text-muted wrap-anywhere lg:hidden">
          <Target rule={rule} before="ke " />
          <Last rule={rule} />
        </span>
      </>
    ),
  },
  { id: 'target', header: 'Ke', canHide: false, isWideOnly: true, cell: (rule) => <Target rule={rule} /> },
  {
    id: 'origin',
    header: 'Asal',
    canHide: false,
    isWideOnly: true,
    cell: ({ page }) =>
      page === null ? (
        'Dibuat sendiri'
      ) : (
        <Link to={`/admin/landing-pages/${page.id}`} className="text-accent underline underline-offset-4">
          {page.name}
        </Link>
      ),
  },
]

const last: DataTableColumn<RedirectRule> = {
  id: 'last',
  header: 'Terakhir',
  canHide: false,
  isWideOnly: true,
  cell: (rule) => <Last rule={rule} />,
}

const removal: DataTableColumn<RedirectRule> = {
  id: 'remove',
  header: 'Hapus',
  canHide: false,
  isActions: true,
  cell: (rule) => (
    <RemoveButton
      label={`Hapus pengalihan ${rule.path}`}
      title={`Hapus pengalihan ${rule.path}?`}
      text="Pengunjung yang membuka alamat ini akan melihat halaman tidak ditemukan."
      confirmLabel="Hapus pengalihan"
      onRemove={() => remove(rule)}
    />
  ),
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
