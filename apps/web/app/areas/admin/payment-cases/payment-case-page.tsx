import { type CaseDecision, type PaymentCaseDetails, statusWords } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime } from '@naikkelas/ui/format'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { caseWords } from '../transactions/transaction-words.ts'
import { decisionWords } from './case-words.ts'
import { DecideCaseDialog } from './decide-case-dialog.tsx'

interface PaymentCasePageProps {
  paymentCase: PaymentCaseDetails
  mayDecide: boolean
}

const acts: Readonly<Record<CaseDecision, string>> = {
  repay: 'Kembalikan dana',
  deliver: 'Tetap berikan',
  keep: 'Tutup kasus',
}

/** Money that paid for nothing, and what is decided of it. */
export function PaymentCasePage({ paymentCase, mayDecide }: PaymentCasePageProps) {
  const [chosen, setChosen] = useState<CaseDecision | null>(null)
  const { kind, code, choices } = paymentCase
  return (
    <AdminScreen
      title={caseWords[kind]}
      description={<span className="font-mono">{code}</span>}
      back={{ href: '/admin/kasus-pembayaran', label: 'Kasus pembayaran' }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Kasus">
          <CaseFacts paymentCase={paymentCase} />
        </Panel>
        <Panel title="Keputusan">
          {choices.length === 0 ? (
            <DecisionFacts paymentCase={paymentCase} />
          ) : (
            <div className="flex flex-col items-start gap-3">
              <p className="text-app-sm text-muted">Diputuskan sekali, dan tidak dapat diubah.</p>
              {mayDecide &&
                choices.map((choice) => (
                  <Button
                    key={choice}
                    variant={choice === 'repay' ? 'primary' : 'secondary'}
                    onClick={() => setChosen(choice)}
                  >
                    {acts[choice]}
                  </Button>
                ))}
            </div>
          )}
        </Panel>
      </div>
      {chosen && (
        <DecideCaseDialog
          paymentCase={paymentCase}
          decision={chosen}
          act={acts[chosen]}
          onClose={() => setChosen(null)}
        />
      )}
    </AdminScreen>
  )
}

function CaseFacts({ paymentCase }: { paymentCase: PaymentCaseDetails }) {
  const { orderId, name, buyer, status, total, amount, gateway, openedAt } = paymentCase
  return (
    <DescriptionList>
      <DescriptionItem term="Pesanan">
        <Link className="underline wrap-anywhere" to={`/admin/transaksi/${orderId}`}>
          {name}
        </Link>
      </DescriptionItem>
      <DescriptionItem term="Status pesanan">{statusWords[status]}</DescriptionItem>
      <DescriptionItem term="Pembeli">{buyer ?? 'Akun sudah dihapus'}</DescriptionItem>
      <DescriptionItem term="Uang masuk">
        <b>{formatRupiah(amount)}</b>
      </DescriptionItem>
      <DescriptionItem term="Total pesanan">{formatRupiah(total)}</DescriptionItem>
      <DescriptionItem term="Lewat">{gateway ?? 'Transfer manual'}</DescriptionItem>
      <DescriptionItem term="Sejak">{formatDateTime(openedAt)}</DescriptionItem>
    </DescriptionList>
  )
}

function DecisionFacts({
  paymentCase: { decision, reason, decidedBy, decidedAt },
}: {
  paymentCase: PaymentCaseDetails
}) {
  if (decision === null) return null
  return (
    <div className="flex flex-col items-start gap-2 text-app-sm">
      <Badge tone="neutral">{decisionWords[decision]}</Badge>
      <span className="wrap-anywhere">{reason}</span>
      <span className="text-muted">
        {decidedBy === null ? '' : `${decidedBy}, `}
        {decidedAt === null ? '' : formatDateTime(decidedAt)}
      </span>
    </div>
  )
}
