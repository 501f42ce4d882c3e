import { listShortLinkDays, type ShortLink } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { ColumnChart } from '../charts/column-chart.tsx'
import { everyDay } from './every-day.ts'

const shownDays = 30
const dayWords = (day: string) =>
  new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** How often a short address was opened, day by day; asked for when somebody wants to know. */
export function ShortLinkDays({ link: { code, address } }: { link: ShortLink }) {
  const { toast } = useToast()
  const [days, setDays] = useState<{ day: string; hits: number }[] | null>(null)
  const open = async () => {
    if (days !== null) return setDays(null)
    try {
      setDays(everyDay(await call(listShortLinkDays, { params: { code } }), { now: new Date(), count: shownDays }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  const title = `${address} dibuka, ${shownDays} hari terakhir`
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Per hari: ${address}`}
        aria-expanded={days !== null}
        onClick={() => void open()}
      >
        Per hari
      </Button>
      {days !== null && (
        <div className="order-last w-full basis-full">
          <ChartFrame
            title={title}
            head={['Hari (WIB)', 'Dibuka']}
            rows={days.toReversed().map(({ day, hits }) => [dayWords(day), `${hits} kali`])}
          >
            <ColumnChart
              title={title}
              named={[0, 9, 19, shownDays - 1]}
              format={String}
              columns={days.map(({ day, hits }) => ({
                label: dayWords(day),
                value: hits,
                words: `${dayWords(day)}: ${hits} kali`,
              }))}
            />
          </ChartFrame>
        </div>
      )}
    </>
  )
}
