import { type BookMonthDetails, revenueWords } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Badge } from '@naikkelas/ui/badge'
import { formatMonth, formatRupiah } from '@naikkelas/ui/format'
import { Stat } from '@naikkelas/ui/stat'
import { useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { ClosingFacts } from './closing-facts.tsx'
import { CloseMonthDialog, ReopenMonthDialog } from './month-closing-dialogs.tsx'
import { stateTones } from './month-closings-page.tsx'
import { monthStateWords } from './month-words.ts'
import { MonthObstacles } from './month-obstacles.tsx'
import { AccountsTable, DocumentsTable, MonthPartsTables } from './month-tables.tsx'

interface MonthClosingPageProps {
  month: BookMonthDetails
  mayClose: boolean
  mayReopen: boolean
}

const shown = ['gross', 'discount', 'refunds', 'tax', 'fee', 'net'] as const

/** The amounts of a month, and what is left to be done before its books are closed. */
export function MonthClosingPage({ month: details, mayClose, mayReopen }: MonthClosingPageProps) {
  const [opened, setOpened] = useState<'close' | 'reopen' | null>(null)
  const { month, state, amounts, closing, obstacles } = details
  const isBroken = obstacles.some(({ kind }) => kind === 'broken_rules')
  return (
    <AdminScreen
      title={formatMonth(month)}
      description={<Badge tone={stateTones[state]}>{monthStateWords[state]}</Badge>}
      back={{ href: '/admin/tutup-buku', label: 'Tutup buku' }}
      actions={
        <>
          {closing !== null && (
            <Button asChild variant="secondary">
              <a href={`/api/admin/month-closings/${month}/amounts`} download>
                Unduh CSV
              </a>
            </Button>
          )}
          {closing !== null && mayReopen && (
            <Button variant="secondary" onClick={() => setOpened('reopen')}>
              Buka lagi
            </Button>
          )}
          {state === 'next' && mayClose && !isBroken && <Button onClick={() => setOpened('close')}>Tutup buku</Button>}
        </>
      }
      className="flex flex-col gap-6"
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={closing === null ? 'Yang perlu diselesaikan' : 'Yang belum selesai saat ditutup'}>
          <MonthObstacles obstacles={obstacles} />
        </Panel>
        <Panel title="Penutupan">
          <ClosingFacts details={details} />
        </Panel>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3">
        {shown.map((name) => (
          <div key={name} className="rounded-surface border border-line bg-surface p-4">
            <Stat label={revenueWords[name].label} value={formatRupiah(amounts.totals[name])} />
          </div>
        ))}
      </div>
      <AccountsTable accounts={amounts.accounts} />
      <MonthPartsTables amounts={amounts} />
      <DocumentsTable amounts={amounts} />
      {opened === 'close' && (
        <CloseMonthDialog month={month} needsNote={obstacles.length > 0} onClose={() => setOpened(null)} />
      )}
      {opened === 'reopen' && <ReopenMonthDialog month={month} onClose={() => setOpened(null)} />}
    </AdminScreen>
  )
}
